import {camelCase, pascalCase} from '../spelling';

/** Words that cannot be names in Java. */
const reserved = new Set(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static super switch synchronized this throw throws transient try void volatile while true false record var yield'.split(
    ' ',
  ),
);

/** Converts a name of Python to one of Java: `response_info` becomes `responseInfo`. */
export function toJavaName(name: string): string {
  if (/^_+$/.test(name)) return 'ignored';
  if (/^_*[A-Z][A-Z\d_]*$/.test(name)) return name.replace(/^_+/, '');
  const plain = camelCase(name.replace(/^_+|_+$/g, ''));
  return reserved.has(plain) ? `${plain}Value` : plain;
}

/** Converts the name of a file to the name of its class: `test_login.py` becomes `LoginTest`. */
export function classNameOf(title: string): string {
  const stem = title.replace(/^.*\//, '').replace(/\.py$/, '');
  const test = /^test_(.+)$/.exec(stem)?.[1];
  return test === undefined ? pascalCase(stem) : `${pascalCase(test)}Test`;
}
