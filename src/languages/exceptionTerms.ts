/** Words for exceptions in JavaScript, Java and C#, by Python's words. */
export const exceptionTerms = {raise: 'throw', raises: 'throws', raised: 'thrown', raising: 'throwing'} as const;
