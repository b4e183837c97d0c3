import { writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { icons, smallIcons } from './icons.ts';
import { packIco } from './pack-ico.ts';

/** Draws every picture of the brand that is not an SVG into web/public/. */
const folder = new URL('../../../web/public/', import.meta.url);

// Pages from the disk may not read fonts from the disk otherwise.
const args = ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '', args });
const page = await browser.newPage({ deviceScaleFactor: 1 });

save('og-image.png', await drawPreview(page));
for (const { name, size, svg } of icons) save(name, await drawIcon(page, size, svg));
const small = [];
for (const { size, svg } of smallIcons) small.push({ size, png: await drawIcon(page, size, svg) });
save('favicon.ico', packIco(small));
await browser.close();

async function drawPreview(on: Page): Promise<Buffer> {
  await on.setViewportSize({ width: 1200, height: 630 });
  await on.goto(new URL('og-image.html', import.meta.url).href);
  await on.evaluate(() => document.fonts.ready);
  return on.screenshot();
}

async function drawIcon(on: Page, size: number, svg: string): Promise<Buffer> {
  await on.setViewportSize({ width: size, height: size });
  await on.setContent(`<style>
      body { margin: 0 }
      svg { display: block; width: ${size}px; height: ${size}px }
    </style>${svg}`);
  return on.screenshot({ omitBackground: true });
}

function save(name: string, picture: Buffer): void {
  writeFileSync(new URL(name, folder), picture);
  console.log(`${name}: ${picture.length.toLocaleString('en')} bytes`);
}
