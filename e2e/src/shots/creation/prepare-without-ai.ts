import type { Page } from '@playwright/test';
import { configureWithoutAi } from '../flashcards/prepare-card-wizard.ts';
import { openConfig } from './prepare-creation.ts';
import { useModel } from './use-model.ts';

export const glossary = `# Devices of a network
- Hub: repeats bits to all ports
- Switch: forwards frames inside one office
- Router: moves packets between networks
- Firewall: filters traffic by rules
- Modem: turns sound into data
- Repeater: strengthens a signal on a long cable
- Bridge: joins two halves of one network
- Gateway: translates between two protocols
`;

export const prose = `When Commodore Perry sailed into Edo Bay in 1853, the Tokugawa shoguns had ruled Japan for two and a half centuries. The Imperial Japanese Navy (IJN) grew out of the ships of that time. The treaties that followed opened ports to foreign trade, and the shogunate looked weak at home.

Two domains, Satsuma and Choshu, put aside an old rivalry in 1866 and joined against it. In November 1867 the last shogun, Tokugawa Yoshinobu, gave his power back to the court, and on 3 January 1868 imperial rule was proclaimed. The emperor was fifteen years old. The Boshin War went on until the summer of 1869.

The new government moved quickly. In 1871 it abolished the domains and put prefectures in their place. The Imperial Japanese Army (IJA) took in men of every class. By 1876 the stipends had ended, and so had the right to wear swords in public.`;

/** With a wish that cannot be followed. */
export async function configure(page: Page): Promise<void> {
  await openConfig(page, glossary);
  await page.getByRole('radio', { name: /^Test/ }).click();
  await page.getByText('Hard', { exact: true }).click();
  await page.getByText(/^Your text supports/).waitFor();
}

export async function preview(page: Page): Promise<void> {
  await configure(page);
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  await page.getByRole('button', { name: /^Generate Test with/ }).waitFor();
}

/** Where a model could be used, but was not chosen. */
export async function stop(page: Page): Promise<void> {
  await useModel(page);
  await openConfig(page, prose);
  await page.getByText('Advanced Settings').click();
  await page.getByLabel('AI Model').selectOption('built-in');
  await page.getByText(/^Your text supports/).waitFor();
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  await page.getByRole('link', { name: 'Mark the text' }).waitFor();
}

export async function showSamples(page: Page): Promise<void> {
  await stop(page);
  await page.getByRole('button', { name: 'See sample questions' }).click();
  await page.getByRole('dialog').waitFor();
}

export async function configureCards(page: Page): Promise<void> {
  await configureWithoutAi(page, glossary);
  await page.getByText(/^Your text supports/).waitFor();
}

export async function stopCards(page: Page): Promise<void> {
  await configureWithoutAi(page, prose);
  await page.getByText(/^Your text supports/).waitFor();
  await page.getByLabel('Set name').fill('The Meiji Restoration');
  await page.getByRole('button', { name: 'Preview Flashcards' }).click();
  await page.getByRole('link', { name: 'Mark the text' }).waitFor();
}
