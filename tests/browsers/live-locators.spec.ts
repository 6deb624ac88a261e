import {expect, open, test} from './fixtures';
import {writeHash} from '../../src/utils/liveLocatorLink';

const html =
  '<button>Save</button> <button>Cancel</button>' +
  '<div><template shadowrootmode="open"><a href="#a">Inside</a></template></div>' +
  '<iframe srcdoc="<button>Pay</button>"></iframe>';

const cases = {
  'page.get_by_role("button")': {
    marks: 2,
    report: 'strict mode violation: get_by_role("button") resolved to 2 elements',
  },
  'page.get_by_role("link", name="Inside")': {marks: 1, report: ''},
  'page.locator("iframe").content_frame.get_by_role("button")': {marks: 1, report: ''},
  'page.get_by_role("button", name="Send")': {marks: 0, report: 'waiting for get_by_role("button", name="Send")'},
};

for (const [locator, {marks, report}] of Object.entries(cases)) {
  test(`a live locator shows what the library finds: ${locator}`, async ({tab}) => {
    await open(tab, `docs/locators${writeHash(0, {locator, html})}`);
    const section = 'section[data-state=found]';
    const count = () =>
      tab.evaluate((css) => document.querySelectorAll(`${css} [aria-hidden=true] > span > span`).length, section);
    await expect.poll(() => tab.evaluate((css) => document.querySelector(css) !== null, section)).toBe(true);
    await expect.poll(count).toBe(marks);
    expect(await tab.evaluate((css) => document.querySelector(`${css} pre`)?.textContent ?? '', section)).toContain(
      report,
    );
  });
}
