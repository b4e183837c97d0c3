import { spansOf } from '@engram/core/questions/spans.ts';
import { groundQuote } from '@engram/generator/grounding/ground-quote.ts';
import { indexText } from '@engram/generator/grounding/index-text.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { expect, it } from 'vitest';
import { demoMaterials } from './demo-materials.ts';
import { freeTests, premiumTests } from './demo-tests.ts';

it.each(demoMaterials)('proves every question and card of $title by its text', (material) => {
  const { text, questions, cards } = material;
  expect(prepareText(text)).toBe(text);
  const index = indexText(text);
  const proofs = [...questions, ...cards].map((one) => one.source && spansOf(one.source));
  const isProven = proofs.map((spans) =>
    spans?.every(
      ({ quote, start, end }) => text.slice(start, end) === quote && groundQuote(index, quote).ok,
    ),
  );
  expect(isProven.length).toBeGreaterThan(20);
  expect(isProven).toEqual(isProven.map(() => true));
});

it('begins every page where its words stand', () => {
  const starts = demoMaterials.flatMap(({ pageStarts }) => (pageStarts ? [pageStarts] : []));
  expect(starts.length).toBe(2);
  expect(starts.map((pages) => pages.toSorted((one, other) => one - other))).toEqual(starts);
  expect(Math.min(...starts.flat())).toBe(0);
});

it('has every question that a demo test wants', () => {
  const missing = [...freeTests, ...premiumTests].flatMap(({ name, material, wanted }) => {
    const found = demoMaterials.find(({ title }) => title === material);
    return wanted
      .filter(({ type, count }) => {
        const ofType = found?.questions.filter((question) => question.type === type) ?? [];
        return ofType.length < count;
      })
      .map(({ type }) => `${name}: ${type}`);
  });
  expect(missing).toEqual([]);
});
