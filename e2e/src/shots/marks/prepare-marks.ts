import type { Page } from '@playwright/test';
import { kidney } from '../../marks/kidney.ts';
import { askPanel, dragOver, openDesk, proposal } from '../../marks/mark-steps.ts';

/** The same text is the same material, so what an earlier picture has marked in it goes first. */
async function openEmpty(page: Page, lastLine: string): Promise<void> {
  await openDesk(page, `${kidney}- ${lastLine}\n`);
  const marks = page.getByRole('button', { name: /^Mark \d+: / });
  const count = await marks.count();
  if (count === 0) return;
  for (let left = count; left > 0; left -= 1) {
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await marks.first().click();
    await removed;
  }
  await page.reload();
  await page.getByRole('button', { name: 'I’ll mark my own' }).waitFor();
}

export function openFirst(page: Page): Promise<void> {
  return openEmpty(page, 'Excretion: the body gives off what it no longer needs');
}

export async function mark(page: Page): Promise<void> {
  await openEmpty(page, 'Secretion: cells give off a substance of their own');
  await markSome(page);
}

/** Some proposals accepted, some words chosen by the learner. */
async function markSome(page: Page): Promise<void> {
  for (const words of ['glomerulus', '180 litres', 'Aldosterone', 'Osmosis', 'Diffusion']) {
    await proposal(page, words).click();
  }
  await dragOver(page, 'renin');
  await askPanel(page).getByText('Typed answer', { exact: true }).click();
  await askPanel(page)
    .getByRole('button', { name: /Ask me this/ })
    .click();
  await page.getByRole('button', { name: /^Mark \d+: renin/ }).waitFor();
}

/** With words of which it is still to be said how they are asked. */
export async function ask(page: Page): Promise<void> {
  await openEmpty(page, 'Absorption: a substance is taken into the body');
  await markSome(page);
  await dragOver(page, 'large amounts of dilute urine');
}

export async function openDrawer(page: Page): Promise<void> {
  await openEmpty(page, 'Reabsorption: a substance returns to the blood');
  await markSome(page);
  await page.getByRole('button', { name: 'Show all questions' }).click();
}

/** A choice that nothing can be asked about. */
export async function refuse(page: Page): Promise<void> {
  await openEmpty(page, 'Diuresis: the kidneys make more urine');
  await dragOver(page, 'The tubule');
}
