import {describe, expect, test} from 'vitest';
import {translate} from './translateSetup';

/** Python, and the TypeScript that it becomes. */
const pairs: Record<string, Record<string, [string, string]>> = {
  'comments and blank lines': {
    'keeps comments above, behind and below statements': [
      '# Above.\nawait page.reload()  # behind\n# below',
      '// Above.\nawait page.reload(); // behind\n// below',
    ],
    'keeps single blank lines': [
      'await page.reload()\n\n\nawait page.go_back()',
      'await page.reload();\n\nawait page.goBack();',
    ],
    'uses the names of JavaScript in comments': [
      'await page.reload()  # wait_for() gives None',
      'await page.reload(); // waitFor() gives null',
    ],
  },
  variables: {
    'declares a variable that is assigned again with let': [
      'n = 1\nn = 2\nprint(n)',
      'let n = 1;\nn = 2;\nconsole.log(n);',
    ],
    'declares a variable that changes with let': ['n = 1\nn += 1\nprint(n)', 'let n = 1;\nn += 1;\nconsole.log(n);'],
    'declares a variable above the block if code below uses it': [
      'if page.is_closed():\n    name = "a"\nelse:\n    name = "b"\nprint(name)',
      "let name: string;\nif (page.isClosed()) {\n  name = 'a';\n} else {\n  name = 'b';\n}\nconsole.log(name);",
    ],
    'gives a new name to an object that hides a predefined one after its use': [
      'await page.reload()\npage = await context.new_page()\nawait page.goto("/")',
      "await page.reload();\nconst newPage = await context.newPage();\nawait newPage.goto('/');",
    ],
    'keeps the types of empty lists': [
      'urls: list[str] = []\npage.on("request", lambda request: urls.append(request.url))',
      "const urls: string[] = [];\npage.on('request', (request) => urls.push(request.url()));",
    ],
    'infers the type of an empty list from what it receives': [
      'urls = []\npage.on("request", lambda request: urls.append(request.url))',
      "const urls: string[] = [];\npage.on('request', (request) => urls.push(request.url()));",
    ],
  },
  literals: {
    'prints regular expressions with flags': [
      'print(re.compile(r"a/(?P<b>\\d+)", re.IGNORECASE | re.DOTALL))',
      'console.log(/a\\/(?<b>\\d+)/is);',
    ],
    'prints f-strings as template literals': [
      'a = 1.5\nprint(f"{a:.2f} $ {{x}} {page.url}")',
      'const a = 1.5;\nconsole.log(`${a.toFixed(2)} $ {x} ${page.url()}`);',
    ],
    'prints text of several lines as a template literal': [
      'await expect(page.locator("a")).to_match_aria_snapshot("""\n    - link `x`\n""")',
      "await expect(page.locator('a')).toMatchAriaSnapshot(`\n    - link \\`x\\`\n`);",
    ],
    'shortens entries with the same name': [
      'name = "x"\nprint({"name": name})',
      "const name = 'x';\nconsole.log({ name });",
    ],
  },
  'loops and conditions': {
    'counts with range': ['for i in range(3):\n    print(i)', 'for (let i = 0; i < 3; i++) {\n  console.log(i);\n}'],
    'loops over items of a dict': [
      'for key, value in {"a": 1}.items():\n    print(key, value)',
      'for (const [key, value] of Object.entries({ a: 1 })) {\n  console.log(key, value);\n}',
    ],
    'tests lists for their length': [
      'if not context.pages:\n    print("none")',
      "if (context.pages().length === 0) {\n  console.log('none');\n}",
    ],
    'filters and maps instead of a comprehension': [
      'print([frame.url for frame in page.frames if frame.name != ""])',
      "console.log(\n  page\n    .frames()\n    .filter((frame) => frame.name() !== '')\n    .map((frame) => frame.url()),\n);",
    ],
    'waits in a comprehension for all items': [
      'print([await item.inner_text() for item in await page.locator("li").all()])',
      "console.log(\n  await Promise.all((await page.locator('li').all()).map(async (item) => await item.innerText())),\n);",
    ],
    'catches timeouts of the library only': [
      'from playwright.async_api import TimeoutError\n\ntry:\n    await page.reload()\nexcept TimeoutError as error:\n    print(error.message)',
      "import { errors } from '@playwright/test';\n\ntry {\n  await page.reload();\n} catch (error) {\n  if (!(error instanceof errors.TimeoutError)) throw error;\n  console.log((error as Error).message);\n}",
    ],
  },
  'functions and classes': {
    'types parameters and results': [
      'async def price(row: int, unit: str = "kg") -> float:\n    return 1.5\n\nprint(await price(1, unit="g"))',
      "async function price(row: number, unit = 'kg'): Promise<number> {\n  return 1.5;\n}\n\nconsole.log(await price(1, 'g'));",
    ],
    'prints page objects': [
      'from playwright.async_api import Page\n\nclass Login:\n    def __init__(self, page: Page) -> None:\n        self.page = page\n        self.user_name = page.get_by_label("User")\n\n    async def sign_in(self, name: str) -> None:\n        await self.user_name.fill(name)\n\nawait Login(page).sign_in("ada")',
      "import type { Locator, Page } from '@playwright/test';\n\nclass Login {\n  readonly page: Page;\n  readonly userName: Locator;\n\n  constructor(page: Page) {\n    this.page = page;\n    this.userName = page.getByLabel('User');\n  }\n\n  async signIn(name: string) {\n    await this.userName.fill(name);\n  }\n}\n\nawait new Login(page).signIn('ada');",
    ],
    'omits unused parameters of lambdas': [
      'page.on("close", lambda _: print("x"))',
      "page.on('close', () => console.log('x'));",
    ],
  },
  'standard library': {
    'reads and writes files': [
      'from pathlib import Path\n\nfile = Path("a") / "b.txt"\nfile.write_text("x")\nassert file.read_text() == "x"',
      "import fs from 'node:fs';\nimport path from 'node:path';\n\nconst file = path.join('a', 'b.txt');\nfs.writeFileSync(file, 'x');\nexpect(fs.readFileSync(file, 'utf8')).toBe('x');",
    ],
    'reads environment variables': [
      'import os\n\nprint(os.environ["USER"], os.environ.get("CI", "no"))',
      "console.log(process.env.USER!, process.env.CI ?? 'no');",
    ],
    'prints dates in UTC': [
      'import datetime\n\nawait page.clock.install(time=datetime.datetime(2031, 1, 2, 9, tzinfo=datetime.timezone.utc))',
      "await page.clock.install({ time: new Date('2031-01-02T09:00:00Z') });",
    ],
    'runs calls at the same time': [
      'import asyncio\n\nawait asyncio.gather(page.reload(), page.title())',
      'await Promise.all([page.reload(), page.title()]);',
    ],
    'prints JSON': ['import json\n\nprint(json.dumps({"a": None}))', 'console.log(JSON.stringify({ a: null }));'],
  },
};

for (const [group, cases] of Object.entries(pairs))
  describe(group, () => {
    for (const [name, [python, typescript]] of Object.entries(cases))
      test(name, async () => expect(await translate(python)).toBe(typescript));
  });
