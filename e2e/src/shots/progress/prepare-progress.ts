import type { Progress } from '@engram/core/progress/api.ts';
import type { OwnParameters } from '@engram/core/reviews/own-parameters/api.ts';
import type { Page } from '@playwright/test';
import { firstDay, sample, twoWeeks } from './progress-sample.ts';

/** Of somebody whose reviews were enough to learn from. */
const memory: OwnParameters = {
  isOn: true,
  standing: { kind: 'own', since: '2026-10-05', reviews: 1_240, better: 8 },
};

const open = (progress: Progress) => async (page: Page) => {
  await page.route('**/api/progress', (route) => route.fulfill({ json: progress }));
  await page.route('**/api/reviews/own-parameters', (route) => route.fulfill({ json: memory }));
  await page.goto('/progress');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};

export const seeProgress = open(sample);
export const seeTwoWeeks = open(twoWeeks);
export const seeFirstDay = open(firstDay);
export const seeNothing = open({ ...firstDay, hasBegun: false });

export async function missProgress(page: Page): Promise<void> {
  await page.route('**/api/progress', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/progress');
  await page.getByText("We couldn't load your progress").waitFor();
}
