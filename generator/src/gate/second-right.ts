import type { Draft } from '@engram/core/questions/draft.ts';
import { spansOf } from '@engram/core/questions/spans.ts';
import { contentWords, wordingOf } from '../content-words.ts';
import type { Document, Range } from '../structure/document.ts';

/** Every sentence, line and row of a text with its words. */
export type Lines = readonly { start: number; words: ReadonlySet<string>; wording: string }[];

export function readLines({ text, blocks }: Document): Lines {
  const places = blocks.flatMap((block): readonly Range[] => {
    switch (block.kind) {
      case 'prose':
        return block.sentences;
      case 'list':
        return block.items;
      case 'table':
        return block.rows;
      case 'code':
      case 'formula':
      case 'aside':
        return [];
    }
  });
  return places.map(({ start, end }) => {
    const line = text.slice(start, end);
    return { start, words: contentWords(line), wording: ` ${wordingOf(line)} ` };
  });
}

const sameFrom = 0.6;

/**
 * Whether another place of the text says of a wrong option what is asked, or says what a false
 * statement claims: then it may be right as well.
 */
export function hasSecondRight(draft: Draft, lines: Lines): boolean {
  const proof = new Set(spansOf(draft.source).map(({ start }) => start));
  const elsewhere = lines.filter(({ start }) => !proof.has(start));
  if (draft.type === 'true-false') {
    const about = wordingOf(quoted.exec(draft.text)?.[1] ?? '');
    const claimed = contentWords(draft.text);
    return (
      draft.key === 'False' && elsewhere.some((line) => names(line, about) && says(line, claimed))
    );
  }
  if (draft.type !== 'multiple-choice') return false;
  const key = contentWords(draft.key);
  const asked = contentWords(draft.text).difference(key);
  return draft.distractors.some((option) => {
    const wording = wordingOf(option);
    const own = asked.difference(contentWords(option));
    return wording !== '' && elsewhere.some((line) => names(line, wording) && says(line, own));
  });
}

function says({ words }: Lines[number], asked: ReadonlySet<string>): boolean {
  return asked.size > 0 && words.intersection(asked).size >= asked.size * sameFrom;
}

/** What a statement is about; one that quotes nothing may be about anything. */
const quoted = /[“„«]\s?([^“”„«»]+?)\s?[”“»]/u;

function names({ wording }: Lines[number], other: string): boolean {
  return other === '' || wording.includes(` ${other} `);
}
