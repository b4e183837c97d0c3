import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

export type Contact = { folder: string; shots: string[]; sheet: string; thumbWidth: number };

/** All pictures of one setting on one page, to be judged at a glance. */
export async function makeContactSheet(browser: Browser, contact: Contact): Promise<void> {
  const { folder, shots, sheet, thumbWidth } = contact;
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const figures = shots.map((name) => {
    const data = readFileSync(`${folder}${name}`).toString('base64');
    const image = `<img src="data:image/png;base64,${data}" width="${thumbWidth}">`;
    return `<figure><div>${image}</div><figcaption>${name}</figcaption></figure>`;
  });
  await page.setContent(`<style>
      body { margin: 24px; display: flex; flex-wrap: wrap; gap: 24px; background: #888; font: 13px sans-serif }
      figure { margin: 0 } figure div { max-height: 640px; overflow: hidden }
    </style>${figures.join('')}`);
  await page.screenshot({ path: sheet, fullPage: true });
  await page.close();
}
