import { chromium } from 'playwright';

const browser = await chromium.launch({ headless: false, args: ['--auto-open-devtools-for-tabs'] });
const page = await browser.newPage({ viewport: null });
await page.goto('http://localhost:4870/');
await page.pause();
