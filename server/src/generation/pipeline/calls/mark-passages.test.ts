import type { Span } from '@engram/core/questions/question.ts';
import { indexText } from '@engram/generator/grounding/index-text.ts';
import { expect, it } from 'vitest';
import { markPassages } from './mark-passages.ts';

const text = `# Cells

Mitochondria release energy from food. They are not found in red blood cells.

# Plants

Leaves take in carbon dioxide through stomata. They open in the light.

# Long

${'Water is wet and flows. '.repeat(200)}The river Aa ends here. ${'Rain is wet and falls. '.repeat(200)}`;
const index = indexText(text);

function spanOf(quote: string): Span {
  const start = text.indexOf(quote);
  return { quote, start, end: start + quote.length, page: null };
}

it('marks what each question quotes in its section', () => {
  const { passages, passageOf } = markPassages(index, [
    { no: 1, spans: [spanOf('They open in the light.')] },
    { no: 2, spans: [spanOf('Mitochondria release energy from food.')] },
    { no: 3, spans: [spanOf('release energy from food. They are not found')] },
  ]);
  expect(passages).toEqual([
    {
      passage: 1,
      text: 'Cells\n⟦2|Mitochondria ⟧⟦2,3|release energy from food.⟧⟦3| They are not found⟧ in red blood cells.',
    },
    {
      passage: 2,
      text: 'Plants\nLeaves take in carbon dioxide through stomata. ⟦1|They open in the light.⟧',
    },
  ]);
  expect([1, 2, 3].map((no) => passageOf.get(no))).toEqual([2, 1, 1]);
});

it('joins the sections of a question that quotes two', () => {
  const spans = [spanOf('They open in the light.'), spanOf('Mitochondria release energy')];
  const { passages, passageOf } = markPassages(index, [{ no: 4, spans }]);
  expect(passages.map((one) => one.text)).toEqual([
    'Cells\n⟦4|Mitochondria release energy⟧ from food. They are not found in red blood cells.\n[…]\nPlants\nLeaves take in carbon dioxide through stomata. ⟦4|They open in the light.⟧',
  ]);
  expect(passageOf.get(4)).toBe(1);
});

it('cuts a long section around the quote, at the ends of sentences', () => {
  const { passages } = markPassages(index, [{ no: 1, spans: [spanOf('The river Aa ends here.')] }]);
  const passage = passages[0]?.text;
  expect(passage).toContain('⟦1|The river Aa ends here.⟧');
  expect(passage?.length).toBeLessThan(1_600);
  expect(passage).toMatch(/^Long\nWater is wet.*falls\.$/s);
});

it('keeps the head of a table', () => {
  const rows = Array.from({ length: 60 }, (_, no) => `| Planet ${no} | ${no} moons |`).join('\n');
  const table = indexText(
    `# Moons\n\n${'The sky is dark. '.repeat(40)}\n\n| Name | Moons |\n|---|---|\n${rows}`,
  );
  const quote = '| Planet 55 | 55 moons |';
  const start = table.text.indexOf(quote);
  const spans = [{ quote, start, end: start + quote.length, page: null }];
  const passage = markPassages(table, [{ no: 1, spans }]).passages[0]?.text;
  expect(passage).toMatch(/^Moons\n\| Name \| Moons \|\n\|---\|---\|\n/);
  expect(passage).toContain(`⟦1|${quote}⟧`);
});

it('shows what is said of a section elsewhere', () => {
  const statute = indexText(
    '1. Application\n(3) Sections 9 and 10 do not apply to a lodger.\n\n9. Repairs\n(1) Repairs are free.\n\n10. Entry\n(1) Nobody enters without consent.',
  );
  const quote = 'Nobody enters without consent.';
  const start = statute.text.indexOf(quote);
  const spans = [{ quote, start, end: start + quote.length, page: null }];
  const { passages } = markPassages(statute, [{ no: 1, spans }]);
  expect(passages.map((one) => one.text)).toEqual([
    '1. Application\n(3) Sections 9 and 10 do not apply to a lodger.\n[…]\n10. Entry\n(1) ⟦1|Nobody enters without consent.⟧',
  ]);
});
