import { contentWords, wordingOf } from '../../content-words.ts';
import type { TermFact } from '../../facts/fact.ts';
import type { Document, Range } from '../../structure/document.ts';

type Line = { start: number; words: ReadonlySet<string>; wording: string };

const sameFrom = 0.6;

/**
 * Whether another line of the text says of something else what is asked, such as 'Hemiola: 3 beats
 * in the time of 2' beside 'Triplet: three in the time of two'.
 */
export function hasRival(document: Document, { term, meaning, proof }: TermFact): boolean {
  const own = new Set(proof.map(({ start }) => start));
  const asked = wordsOf(meaning);
  const name = wordingOf(term);
  return readLines(document).some(
    ({ start, words, wording }) =>
      !own.has(start) &&
      !wording.includes(` ${name} `) &&
      words.intersection(asked).size >= asked.size * sameFrom,
  );
}

// Every line of a list is compared with all others of its text.
const known = new WeakMap<Document, readonly Line[]>();

function readLines(document: Document): readonly Line[] {
  const lines =
    known.get(document) ??
    document.blocks.flatMap((block): Line[] => {
      if (block.kind === 'list') return block.items.map((item) => toLine(document, item));
      if (block.kind === 'table') return block.rows.map((row) => toLine(document, row));
      if (block.kind === 'prose') return block.sentences.map((range) => toLine(document, range));
      return [];
    });
  known.set(document, lines);
  return lines;
}

function toLine({ text }: Document, { start, end }: Range): Line {
  const line = text.slice(start, end);
  return { start, words: wordsOf(line), wording: ` ${wordingOf(line)} ` };
}

/** With numbers as digits, however they are written. */
function wordsOf(text: string): Set<string> {
  return contentWords(wordingOf(text));
}
