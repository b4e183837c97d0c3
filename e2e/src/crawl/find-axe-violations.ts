import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Wish = {
  /** What another colour scheme can change; the rest was looked at before. */
  isOnlyColours: boolean;
  isBeforeHeading?: boolean;
};

export async function findAxeViolations(
  page: Page,
  { isOnlyColours, isBeforeHeading = false }: Wish,
): Promise<string[]> {
  // Half a megabyte of source, which a document has to read once only.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    // In the page itself: the other way opens one more page each time, for frames of other origins.
    .setLegacyMode()
    // What passes is not described, which takes longer than finding it.
    .options({ resultTypes: ['violations'] });
  if (isOnlyColours) axe.withRules(['color-contrast', 'link-in-text-block']);
  else if (isBeforeHeading) axe.disableRules('page-has-heading-one');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
