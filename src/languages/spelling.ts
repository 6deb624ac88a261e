/** `wait_until` or `browser-type` as `waitUntil`, `browserType`. */
export const camelCase = (name: string): string =>
  name.replace(/[_-]+([a-z\d])/g, (_, letter: string) => letter.toUpperCase()).replace(/_$/, '');

/** `browser-type` as `browser_type`. */
export const snakeCase = (id: string): string => id.replaceAll('-', '_');

/** `wait_until` as `WaitUntil`. */
export const pascalCase = (name: string): string => {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
};
