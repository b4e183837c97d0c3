import type { Page } from '@playwright/test';
import { writeArriving } from '../recorded-questions.ts';
import { continueButton, writeText } from '../../materials/input-step.ts';
import { notes } from './prepare-input.ts';
import { useModel } from './use-model.ts';

const generating = '**/api/questions/generate';
const generationId = '0198c000-0000-7000-8000-00000000c0de';

/** With Advanced Settings open, as the longest form of the step. */
export async function configure(page: Page): Promise<void> {
  await openConfig(page);
  await page.getByRole('radio', { name: /^Quiz/ }).click();
  await page.getByRole('checkbox', { name: 'Matching' }).check();
  await page.getByRole('switch', { name: 'Set a time limit' }).click();
  await page.getByText('Advanced Settings').click();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Of a material that earlier tests have asked about. */
export async function configureKnown(page: Page): Promise<void> {
  await page.route('**/api/materials', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    for (const { material } of reply.parts ?? []) material.usedInTests = 2;
    await route.fulfill({ response, json: reply });
  });
  await configure(page);
  await page.getByText('Ask more about what I know least').scrollIntoViewIfNeeded();
}

export async function configureTooMany(page: Page): Promise<void> {
  await openConfig(page);
  await page.getByRole('radio', { name: /^Test/ }).click();
  await page.getByRole('checkbox', { name: 'Matching' }).check();
  await page.getByText('exceeds the maximum limit').waitFor();
}

export async function configureEndless(page: Page): Promise<void> {
  await openConfig(page);
  await page.getByRole('radio', { name: /^Endless/ }).click();
}

export async function configureSensitive(page: Page): Promise<void> {
  const sensitive = 'The film shows violence, graphic scenes, explicit words and illegal drugs. ';
  await writeText(page, sensitive.repeat(5));
  await continueButton(page).click();
  await page.getByText('Warning:').waitFor();
}

/** Where AI waits for a confirmed address. */
export async function configureUnconfirmed(page: Page): Promise<void> {
  await useModel(page, { withoutAi: 'unconfirmed' });
  await openConfig(page);
  await page.getByRole('region', { name: 'Confirm your email' }).waitFor();
}

export async function previewUnconfirmed(page: Page): Promise<void> {
  await configureUnconfirmed(page);
  await page.getByRole('radio', { name: /^Quiz/ }).click();
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  await page.getByRole('region', { name: 'Confirm your email' }).waitFor();
}

export async function preview(page: Page): Promise<void> {
  await useModel(page);
  await openConfig(page);
  await page.getByRole('radio', { name: /^Quiz/ }).click();
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  await page.getByLabel('Test name').fill('Memory and plasticity');
}

export async function generate(page: Page): Promise<void> {
  await preview(page);
  await page.route('**/api/generations/*/events', () => undefined);
  await page.route(generating, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: writeArriving(generationId) }),
  );
  await page.getByRole('button', { name: 'Generate Test' }).click();
  await page.getByText('3 of 10 questions').waitFor();
}

export async function waitInLine(page: Page): Promise<void> {
  await preview(page);
  await page.route('**/api/generations/*/events', () => undefined);
  const place = JSON.stringify({ type: 'started', generationId, wanted: 10, ahead: 3 });
  await page.route(generating, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `id: 0\ndata: ${place}\n\n` }),
  );
  await page.getByRole('button', { name: 'Generate Test' }).click();
  await page.getByText('3 ahead of you').waitFor();
}

export async function useUp(page: Page): Promise<void> {
  await preview(page);
  const message =
    'You have used your 5 free tests this month. Upgrade to Premium for unlimited tests.';
  await page.route(generating, (route) =>
    route.fulfill({ status: 403, json: { code: 'ai-tests-used', message, error: message } }),
  );
  await page.getByRole('button', { name: 'Generate Test' }).click();
  await page.getByRole('alert').waitFor();
}

export async function openConfig(page: Page, text = notes): Promise<void> {
  await writeText(page, text);
  await continueButton(page).click();
  await page.getByRole('heading', { name: 'Configure Your Test' }).waitFor();
}
