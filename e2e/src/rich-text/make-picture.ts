import type { APIRequestContext, Page } from '@playwright/test';
import { keepPicture } from '../pictures/keep-picture.ts';

type Caller = { request: APIRequestContext; token: string };

/** A drawing of a pendulum, kept as the screens keep one; the id of it. */
export async function makePicture(page: Page, caller: Caller): Promise<string> {
  await page.setContent(drawing);
  const buffer = await page.locator('svg').screenshot();
  return keepPicture(caller, { name: 'pendulum.png', buffer });
}

const drawing = `
  <svg width="480" height="270" viewBox="0 0 480 270" style="background:#fff">
    <g fill="none" stroke="#123" stroke-width="4">
      <path d="M130 30H350M240 30L330 200" />
      <path d="M240 30V220" stroke-dasharray="6 8" stroke-width="2" />
    </g>
    <circle cx="330" cy="200" r="18" fill="#05586c" />
    <text x="300" y="110" font-size="24">L</text>
  </svg>`;
