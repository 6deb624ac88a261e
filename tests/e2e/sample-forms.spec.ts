import type {Page} from '@playwright/test';
import {
  chosenAttribute,
  formStyles,
  groupAttribute,
  onlyAttribute,
  panelClass,
  restoreScript,
  storageKey,
  tabAttribute,
} from '../../src/utils/sampleForms';
import {expect, test} from './fixtures';

const forms = {
  groupId: 'dotnet-runner',
  tabs: [
    {form: 'mstest', label: 'MSTest'},
    {form: 'nunit', label: 'NUnit'},
    {form: 'xunit', label: 'xUnit'},
  ],
};

/** Tabs as `src/theme/Tabs` renders them on the server: the first panel is visible. */
function tabs(id: string, shown: string[]): string {
  const list = shown.map((form) => `<li role="tab" ${tabAttribute}="${form}">${form}</li>`);
  const panels = shown.map(
    (form, index) =>
      `<div role="tabpanel" class="${panelClass(form)}" ${index === 0 ? '' : 'hidden'}>${id} ${form}</div>`,
  );
  return `<div ${groupAttribute}="${forms.groupId}"><ul>${list.join('')}</ul><div>${panels.join('')}</div></div>`;
}

/** Opens a page without scripts of the site, with a stored choice. */
async function openWith(page: Page, choice: string | null): Promise<void> {
  const only = forms.tabs.map(({form}) => `<p ${onlyAttribute}="${form}">only ${form}</p>`).join('');
  await page.route('**/forms.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body:
        `<!doctype html><html lang="en"><head><title>Forms</title><script>${restoreScript()}</script>` +
        `<style>${formStyles(forms)}</style></head><body>` +
        `${tabs('all', ['mstest', 'nunit', 'xunit'])}${tabs('two', ['nunit', 'xunit'])}${tabs('rest', ['mstest', 'nunit'])}` +
        `${only}</body></html>`,
    }),
  );
  await page.goto('forms.html');
  await page.evaluate(
    ([key, value]) => (value ? localStorage.setItem(key!, value) : localStorage.clear()),
    [storageKey(forms.groupId), choice],
  );
  await page.reload();
}

const visible = (page: Page) =>
  page
    .locator('[role=tabpanel], p')
    .evaluateAll((all) =>
      all.filter((element) => getComputedStyle(element).display !== 'none').map((element) => element.textContent),
    );

test('shows the default form of a group of three if nothing is stored', async ({page}) => {
  await openWith(page, null);
  expect(await visible(page)).toEqual(['all mstest', 'two nunit', 'rest mstest', 'only mstest']);
});

test('shows the stored form of a group of three, and the first tab where a sample does not have it', async ({page}) => {
  await openWith(page, 'xunit');
  await expect(page.locator('html')).toHaveAttribute(chosenAttribute(forms.groupId), 'xunit');
  expect(await visible(page)).toEqual(['all xunit', 'two xunit', 'rest mstest', 'only xunit']);
});
