import type {ApiFacts} from '../../content/api/types';

const library = 'com.microsoft.playwright';

/** Packages of the classes of the library outside of its main package. */
const packages: Record<string, string> = {
  RequestOptions: 'options',
  FormData: 'options',
  LocatorAssertions: 'assertions',
  PageAssertions: 'assertions',
  APIResponseAssertions: 'assertions',
  PlaywrightAssertions: 'assertions',
  UsePlaywright: 'junit',
  Options: 'junit',
  OptionsFactory: 'junit',
};

/** Classes of other packages. */
const others: Record<string, string> = Object.fromEntries(
  Object.entries({
    'java.io': 'IOException',
    'java.nio.charset': 'StandardCharsets',
    'java.nio.file': 'Files Path Paths',
    'java.time': 'Instant Duration',
    'java.util':
      'ArrayList Arrays Base64 Collection Collections Date HashMap HashSet List Map NoSuchElementException Set Objects',
    'java.util.function': 'BiConsumer BiFunction BiPredicate Consumer Function Predicate Supplier',
    'java.util.regex': 'Pattern Matcher',
    'java.util.stream': 'Collectors IntStream Stream',
    'com.google.gson': 'Gson GsonBuilder JsonArray JsonElement JsonObject JsonParser JsonPrimitive',
    'org.junit.jupiter.api': 'AfterEach BeforeEach Test',
    'org.junit.jupiter.api.io': 'TempDir',
    'org.junit.jupiter.params': 'ParameterizedTest',
    'org.junit.jupiter.params.provider': 'CsvSource ValueSource',
  }).flatMap(([name, classes]) => classes.split(' ').map((each) => [each, name])),
);

/** Methods that samples call without their class. */
const statics: Record<string, string> = {
  assertThat: `${library}.assertions.PlaywrightAssertions`,
  ...Object.fromEntries(
    'assertArrayEquals assertEquals assertFalse assertNotEquals assertNotNull assertNull assertThrows assertTrue fail'
      .split(' ')
      .map((name) => [name, 'org.junit.jupiter.api.Assertions']),
  ),
};

/** Imports that readers of fragments know: the pages show them once. */
const known = new Set([library, `${library}.options`, 'java.util', `${library}.assertions.PlaywrightAssertions`]);

/** Packages of which a file imports everything. */
const whole = new Set([library, `${library}.options`, 'java.util']);

/**
 * Returns the imports that code needs.
 *
 * @param isFragment omits those that the readers of fragments know
 */
export function importsOf(code: string, {classes, types}: ApiFacts, isFragment: boolean): string {
  const plain = code
    .replace(/"""[\s\S]*?[^\\]"""|"(?:[^"\\\n]|\\.)*"/g, '""')
    .replace(/\/\/[^\n]*/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '');
  const declared = new Set([...plain.matchAll(/\bclass (\w+)/g)].map((match) => match[1]!));
  const lines = new Set<string>();
  const add = (name: string, member: string, prefix: string): void => {
    if (isFragment && known.has(name)) return;
    lines.add(`import ${prefix}${name}.${whole.has(name) ? '*' : member};`);
  };
  for (const [, name] of plain.matchAll(/(?<![.\w])([A-Z]\w*)\b/g)) {
    if (declared.has(name!)) continue;
    const folder = Object.hasOwn(packages, name!)
      ? packages[name!]
      : Object.hasOwn(types, name!)
        ? 'options'
        : undefined;
    if (folder !== undefined) add(`${library}.${folder}`, name!, '');
    else if (Object.hasOwn(classes, name!)) add(library, name!, '');
    else if (Object.hasOwn(others, name!)) add(others[name!]!, name!, '');
  }
  for (const [, name] of plain.matchAll(/(?<![.\w])([a-z]\w*)\(/g))
    if (Object.hasOwn(statics, name!)) add(statics[name!]!, name!, 'static ');
  const sorted = [...lines].sort();
  const isStatic = (line: string): boolean => line.startsWith('import static ');
  const groups = [sorted.filter(isStatic), sorted.filter((line) => !isStatic(line))];
  return groups
    .filter((group) => group.length > 0)
    .map((group) => group.join('\n'))
    .join('\n\n');
}
