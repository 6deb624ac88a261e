/** Words that cannot be names in C# without an @. */
const reserved = new Set(
  'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while'.split(
    ' ',
  ),
);

const joinWords = (name: string): string =>
  name.replace(/(?<=[a-zA-Z\d])_+([a-zA-Z\d])/g, (_, letter: string) => letter.toUpperCase()).replace(/_+$/, '');

/** Converts a name of Python to one of a C# variable: `response_info` becomes `responseInfo`. */
export function toVariable(name: string): string {
  if (/^_+$/.test(name)) return '_';
  const camel = joinWords(/^[A-Z\d_]+$/.test(name) ? name.toLowerCase() : name).replace(/^_+/, '');
  const text = camel.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  return reserved.has(text) ? `${text}Value` : text;
}

/** Converts a name of Python to one of a C# method, property or constant: `read_title` becomes `ReadTitle`. */
export function toMember(name: string): string {
  const camel = joinWords(/^[A-Z\d_]+$/.test(name) ? name.toLowerCase() : name).replace(/^_+/, '');
  return camel.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** Whether an object of an anonymous type can have a property with this name. */
export const isIdentifier = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text) && !reserved.has(text);
