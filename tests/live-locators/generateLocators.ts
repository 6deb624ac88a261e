// cspell:ignore Größe ändern

/** A page with similar names, nesting, lists, shadow roots, a frame, hidden elements and unusual texts. */
export const generatedPage = `
<h1>Orders &amp; "returns"</h1>
<h2>Order's   details</h2>
<nav><a href="#a">Home</a> <a href="#b">Sign in</a> <a href="#c" title="Sign in again">Sign in</a></nav>
<form aria-label="Login">
  <label>User name <input placeholder="ada@example.com"></label>
  <label>Password <input type="password" placeholder="Password"></label>
  <label><input type="checkbox" checked> Remember me</label>
  <button>Sign in</button> <button disabled>Sign in with a key</button> <button aria-pressed="true">Größe ändern</button>
</form>
<ul><li>Apple <button>Add</button></li><li>Pear <button>Add</button></li><li><b>Ap</b>ple pie <button data-testid="add">Add</button></li></ul>
<div data-testid="card"><p>第一項 \u00a0 text</p><span hidden>Hidden Apple</span></div>
<div data-testid="card.2"><p>a\\b / c</p><img alt="Logo (small)"></div>
<div id="host"><template shadowrootmode="open"><button>Inside</button><p>Apple in the shadow</p></template></div>
<script>
  const host = document.querySelector('#host');
  if (!host.shadowRoot) {
    host.attachShadow({mode: 'open'}).innerHTML = '<button>Inside</button><p>Apple in the shadow</p>';
    host.replaceChildren();
  }
</script>
<iframe title="Payment" srcdoc="<button>Pay</button><button>Pay later</button><label>Card <input></label>"></iframe>
<table><tr><td>Ada</td><td>12</td></tr><tr><td>Grace</td><td>12</td></tr></table>`;

const names = [
  'Sign in',
  'sign',
  'Apple',
  'Add',
  'Home',
  "Order's details",
  'Orders & "returns"',
  'Größe',
  'Password',
  'Pay',
];
const texts = [...names, '  Apple   pie ', '第一項', 'a\\b / c', 'Nothing', 'Hidden Apple', '12', 'text'];
// Without slashes: the Python library does not escape them in regular expressions.
const patterns = ['^sign', 'in$', 'App?le', 'a.b . c', 'Order.s\\s+details', '[Gg]rö(ß|ss)e', 'P(ay|ear)'];
const roles = ['button', 'link', 'heading', 'listitem', 'checkbox', 'textbox', 'row', 'cell', 'img', 'form'];
const css = [
  'li',
  'button',
  'form >> button',
  '#host',
  'li:has(b)',
  'div p',
  'xpath=//li',
  'text=Apple',
  'button:visible',
  'tr',
];

/**
 * Returns locators in Python. The list is the same in each run.
 *
 * @param count how many
 */
export function generateLocators(count: number): string[] {
  let seed = 20_260_412;
  // https://en.wikipedia.org/wiki/Linear_congruential_generator, with the constants of Numerical Recipes
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const one = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const text = (list: readonly string[]): string =>
    random(4) === 0
      ? `re.compile(r"${one(patterns)}"${random(2) ? ', re.IGNORECASE' : ''})`
      : JSON.stringify(one(list));
  const exact = (argument: string): string => (argument.startsWith('"') && random(4) === 0 ? ', exact=True' : '');
  const byRole = (): string => {
    const name = random(3) ? text(names) : undefined;
    const state =
      random(8) === 0
        ? one([', checked=True', ', disabled=True', ', pressed=True', ', include_hidden=True', ', level=2'])
        : '';
    return `get_by_role("${one(roles)}"${name ? `, name=${name}${exact(name)}` : ''}${state})`;
  };
  const byText = (): string => {
    const argument = text(texts);
    return `get_by_${one(['text', 'text', 'label', 'placeholder', 'title', 'alt_text'])}(${argument}${exact(argument)})`;
  };
  const simple = (): string =>
    one([
      byRole,
      byRole,
      byText,
      byText,
      () => `locator("${one(css)}")`,
      () => `get_by_test_id(${one(['"card"', '"card.2"', '"add"', 're.compile(r"card")'])})`,
    ])();
  const next = (): string =>
    one([
      () => `.filter(has_text=${text(texts)})`,
      () => `.filter(has_not_text=${text(texts)})`,
      () => `.filter(has=page.${simple()})`,
      () => `.filter(has_not=page.${simple()})`,
      () => `.filter(visible=True)`,
      () => `.nth(${random(3) - 1})`,
      () => '.first',
      () => '.last',
      () => `.and_(page.${simple()})`,
      () => `.or_(page.${simple()})`,
      () => `.${simple()}`,
      () => `.locator("${one(css)}")`,
    ])();
  const found = new Set<string>();
  while (found.size < count) {
    const start = random(10) === 0 ? `frame_locator("iframe").${simple()}` : simple();
    found.add(start + Array.from({length: random(3)}, next).join(''));
  }
  return [...found];
}
