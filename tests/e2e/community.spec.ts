import {videoListings} from '../../src/data/videos';
import {expect, open, test} from './fixtures';

const player = 'https://www.youtube-nocookie.com/';

// Replaces the player's site, so that tests need no network.
test.beforeEach(({page}) =>
  page.route(`${player}**`, (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Player</title><p>Playing</p>'}),
  ),
);

test('a play button loads the player of that video only, which gets the focus', async ({page, problems}) => {
  await open(page, 'community/conference-videos');
  const card = page.getByRole('article').filter({has: page.getByRole('heading', {name: 'Playwright comes to Python'})});
  const button = card.getByRole('button', {name: 'Play: Playwright comes to Python'});
  await button.hover();
  expect(problems.foreignRequests).toEqual([]);
  await button.press('Enter');
  await expect(card.locator('iframe')).toBeFocused();
  await expect(card.locator('iframe')).toHaveAttribute('title', 'Playwright comes to Python');
  await expect(card.frameLocator('iframe').getByText('Playing')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(problems.foreignRequests).toEqual([`${player}embed/1trJUveYRUk?autoplay=1&rel=0`]);
});

test('links every video on YouTube, also without JavaScript', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('community/mcp-videos');
  const articles = page.getByRole('article');
  const link = articles.first().getByRole('link', {name: /^Watch on YouTube: /});
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(articles.getByRole('link', {name: /^Watch on YouTube: /})).toHaveCount(await articles.count());
  await context.close();
});

test('the navigation links all video pages, which have a play button per video', {tag: '@smoke'}, async ({page}) => {
  await open(page, 'community/learn-videos');
  const navigation = page.getByRole('navigation', {name: 'Community pages'});
  for (const {slug, label, videos: listed} of videoListings) {
    await navigation.getByRole('link', {name: label, exact: true}).click();
    await expect(page).toHaveURL(`community/${slug}`);
    await expect(page).toHaveTitle(new RegExp(`^${label} \\|`));
    await expect(page.getByRole('heading', {level: 1, name: label})).toBeVisible();
    const videos = page.getByRole('main').getByRole('article');
    await expect(videos).toHaveCount(listed.length);
    await expect(videos.getByRole('button', {name: /^Play: /})).toHaveCount(listed.length);
    await expect(page.locator('iframe, link[rel~="preconnect"], link[rel~="dns-prefetch"]')).toHaveCount(0);
    await expect(navigation.locator('[aria-current="page"]')).toHaveText(label);
  }
  await navigation.getByRole('link', {name: 'Ambassadors'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Ambassadors'})).toBeVisible();
});
