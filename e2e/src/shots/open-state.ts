import type { Page } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { tokenOf } from '../sign-in.ts';
import { waitUntilDrawn } from '../wait-until-drawn.ts';
import type { State } from './state.ts';

/** Opens a screen as one of its visitors and brings it into a state. */
export async function openState(page: Page, { path, as, prepare }: State): Promise<void> {
  if (as !== 'signed-out') {
    await page.addInitScript((token) => localStorage.setItem('token', token), tokenOf(as));
  }
  await openPage(page, path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await (prepare ?? waitUntilDrawn)(page);
  await page.evaluate(waitForFonts);
}

/** Until they are there and a frame has been drawn with them. */
async function waitForFonts(): Promise<void> {
  await document.fonts.ready;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
}
