import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from './crawl/find-axe-violations.ts';

type Wish = { isOnlyColours?: boolean };

export async function expectNoAxeViolations(
  page: Page,
  { isOnlyColours = false }: Wish = {},
): Promise<void> {
  expect(await findAxeViolations(page, { isOnlyColours })).toEqual([]);
}
