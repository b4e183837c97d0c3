import { expect, it } from 'vitest';
import { tidyText } from './tidy-text.ts';

it('takes no longer for a text of spaces than for one of words', () => {
  const text = `${' '.repeat(2_000_000)}x`;
  const started = performance.now();
  tidyText({ text, pagesWithoutText: [], isCut: false });

  expect(performance.now() - started).toBeLessThan(2_000);
});
