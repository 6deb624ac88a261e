/** Words that cannot be names in TypeScript. */
const reserved = new Set(
  'arguments break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await async package private protected public interface'.split(
    ' ',
  ),
);

/** Converts a name of Python to one of JavaScript: `response_info` becomes `responseInfo`. */
export function toCamelCase(name: string): string {
  if (/^_+$/.test(name)) return 'i';
  if (/^[A-Z\d_]+$/.test(name)) return name;
  const camel = name.replace(/(?<=[a-zA-Z\d])_+([a-zA-Z\d])/g, (_, letter: string) => letter.toUpperCase());
  const plain = camel.replace(/(?<=.)_+$/, '');
  return reserved.has(plain) ? `${plain}Value` : plain;
}

/** Whether an object can have a property with this name without quotes. */
export const isIdentifier = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text);
