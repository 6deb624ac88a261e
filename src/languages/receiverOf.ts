/**
 * Returns a function that names the object of a class as samples do: `page`, `expect(locator)`.
 *
 * @param spell converts `browser-type` to the spelling of variables
 * @param expect writes the object of the assertions of a value
 */
export function createReceiverOf(
  spell: (name: string) => string,
  expect: (argument: string) => string,
): (className: string, classId: string) => string {
  const special: Record<string, string> = {
    APIResponseAssertions: expect('response'),
    BrowserContext: 'context',
    GenericAssertions: expect('value'),
    LocatorAssertions: expect('locator'),
    PageAssertions: expect('page'),
    PlaywrightAssertions: expect('value'),
    SnapshotAssertions: expect('value'),
  };
  return (className, classId) => special[className] ?? spell(classId);
}
