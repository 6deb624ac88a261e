import { chromium } from 'playwright';

const browser = await chromium.launch({ headless: false });
const page = await browser.newPage({ viewport: null });
await page.goto('http://localhost:4870/');
await page.getByLabel('Name').fill('Ada');
await page.getByRole('button', { name: 'Assam' }).click();
await page.getByRole('button', { name: 'Gyokuro' }).click();
await browser.close();
