import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { fromOwnNetwork } from '../make-account.ts';
import { openState } from './open-state.ts';
import type { State } from './state.ts';
import { states } from './states.ts';

const folder = fileURLToPath(new URL('../../../.shots/', import.meta.url));
const origin = process.env.E2E_ORIGIN ?? '';
const themes = ['light', 'dark'] as const;
const viewports = {
  wide: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/** All of them, or those whose names start with one of the words given. */
const wanted = process.argv.slice(2);
const chosen = states.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
);

type Setting = { viewport: keyof typeof viewports; theme: (typeof themes)[number] };

const server = spawn('node', ['../server/src/main.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  await waitUntilReady();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '', args });
  for (const viewport of ['wide', 'phone'] as const) {
    for (const theme of themes) await takeAll(browser, { viewport, theme });
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function takeAll(from: Browser, setting: Setting): Promise<void> {
  const { width, height } = viewports[setting.viewport];
  const shots = [];
  for (const state of chosen) {
    if (state.only && state.only !== setting.viewport) continue;
    const name = `${state.name}-${width}x${height}${setting.theme === 'dark' ? '-dark' : ''}`;
    try {
      await takeOne(from, setting, state, `${folder}${name}.png`);
      shots.push(`${name}.png`);
    } catch (error) {
      // The other pictures are worth having.
      console.error(`${name}:`, error);
      process.exitCode = 1;
    }
  }
  const sheet = `${folder}sheet-${width}-${setting.theme}.png`;
  await makeContactSheet(from, { folder, shots, sheet, thumbWidth: width > 500 ? 480 : 260 });
  console.log(`${shots.length} pictures and ${sheet}`);
}

async function takeOne(from: Browser, setting: Setting, state: State, path: string): Promise<void> {
  const context = await from.newContext({
    baseURL: origin,
    viewport: viewports[setting.viewport],
    colorScheme: setting.theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    // A network may ask for only so many codes that lead nowhere.
    extraHTTPHeaders: fromOwnNetwork(),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await openState(page, state);
  if (state.isFullPage) await growWindow(page);
  await page.screenshot({ path, fullPage: state.isFullPage ?? false });
  await context.close();
}

/** What sticks to the window would stand in the middle of the whole page. */
async function growWindow(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height });
}

type Contact = { folder: string; shots: string[]; sheet: string; thumbWidth: number };

/** All pictures of one setting on one page, to be judged at a glance. */
async function makeContactSheet(browser: Browser, contact: Contact): Promise<void> {
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

async function waitUntilReady(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(`${origin}/api/ready`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start');
}
