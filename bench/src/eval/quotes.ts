import { type MadeTest, nameQuestion } from './made-test.ts';
import type { Maker } from './maker.ts';
import { type Row, shareRow } from '../row.ts';

/** Checked without the product's own grounding, which must not judge itself. */
export function measureQuotes(maker: Maker, tests: readonly MadeTest[]): Row {
  const all = tests.flatMap((test) => test.questions.map((question) => ({ test, question })));
  const bad = all
    .filter(({ test, question }) => !isQuoted(test.text, question.source))
    .map(({ test, question }) => nameQuestion(test, question));
  return shareRow({ name: `${maker}: quote verified`, of: all.length, bad, atLeast: 1 });
}

type Place = { quote: string; start: number; end: number };
type Places = Place & { also?: readonly Place[] | undefined };

/** Offsets give their quote, and the words of each quote stand in the text in this order. */
export function isQuoted(text: string, source: Places | null): boolean {
  if (source === null) return false;
  return [source, ...(source.also ?? [])].every(({ quote, start, end }) => {
    const words = fold(quote);
    return words.length > 0 && text.slice(start, end) === quote && fold(text).includes(words);
  });
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
