/** JavaScript, Java and C# throw errors, which Python raises. */
export const exceptionTerms = {raise: 'throw', raises: 'throws', raised: 'thrown', raising: 'throwing'} as const;
