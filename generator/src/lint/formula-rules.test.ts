import { expect, it } from 'vitest';
import { indexText } from '../grounding/index-text.ts';
import { makeSure } from '../make-sure.ts';
import { allKinds } from '../questions/kinds.ts';
import { sureNotes } from '../testing/sure-notes.ts';
import { lintDraft } from './lint-draft.ts';
import { short } from './sound-drafts.ts';

const text = 'The roots are x = b 2a \uFFFD in all cases. Lysosomes digest waste in a cell.';

function rulesOf(quote: string, key = 'Lysosomes'): string[] {
  const start = text.indexOf(quote);
  const source = { quote, start, end: start + quote.length, page: null };
  return lintDraft({ ...short, key, source }, indexText(text)).map(({ rule }) => rule);
}

it('asks nothing about a sentence whose formula could not be read', () => {
  expect(rulesOf('The roots are x')).toContain('broken-formula');
  expect(rulesOf('Lysosomes digest waste in a cell.')).not.toContain('broken-formula');
  expect(rulesOf('Lysosomes digest waste in a cell.', 'b 2a \uFFFD')).toContain('broken-formula');
});

it('makes the questions of all other lines as before', () => {
  const ask = (material: string) =>
    makeSure({
      text: material,
      seed: 'a',
      kinds: allKinds,
      wanted: [{ type: 'short-answer', count: 30 }],
    });
  const lines = sureNotes.split('\n');
  const [first] = ask(sureNotes);
  const quote = first?.source.quote ?? '';
  const broken = lines.map((line) => (line.includes(quote) ? `${line} \uFFFD` : line)).join('\n');
  const made = ask(broken);
  expect(quote).not.toBe('');
  expect(made.length).toBeGreaterThan(0);
  expect(made.map(({ source }) => source.quote)).not.toContain(quote);
});
