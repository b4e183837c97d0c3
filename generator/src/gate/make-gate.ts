import type { Draft } from '@engram/core/questions/draft.ts';
import { wordingOf } from '../content-words.ts';
import { stemOf } from '../duplicates/entry.ts';
import { givesAway } from '../duplicates/gives-away.ts';
import { makeStemIndex } from '../duplicates/stem-index.ts';
import { fewestAlternatives } from '../families/alike.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import { mendDraft } from '../lint/mend-draft.ts';
import type { Candidate } from '../questions/kind.ts';
import type { Document } from '../structure/document.ts';
import { keepsBalance } from './balance.ts';
import { hasOwnFormulas } from './has-own-formulas.ts';
import { hasSecondRight, readLines } from './second-right.ts';

type Conditions = {
  document: Document;
  index: TextIndex;
  /** Stems that were asked already. */
  avoid: readonly string[];
};

/** What happened to a candidate; one that waits may pass when others have been taken. */
export type Passage = 'taken' | 'refused' | 'waits';

/** Lets into a test what is sound by itself and beside everything that is in it already. */
export type Gate = { pass: (candidate: Candidate) => Passage; taken: readonly Draft[] };

export function makeGate({ document, index, avoid }: Conditions): Gate {
  const lines = readLines(document);
  const stems = makeStemIndex(avoid);
  const avoided = new Set(avoid.map(wordingOf));
  const asked = new Set<string>();
  const taken: Draft[] = [];
  const isNew = (draft: Draft, asks: readonly string[]) => {
    if (asks.some((ask) => asked.has(ask)) || avoided.has(wordingOf(stemOf(draft)))) return false;
    // All rows of a table are asked with nearly the same words; what they ask tells them apart.
    return asks.every((ask) => ask.startsWith('row:')) || stems.isNew(draft);
  };
  const pass = ({ draft: made, asks }: Candidate): Passage => {
    if (!isNew(made, asks)) return 'refused';
    if (!keepsBalance(made, taken)) return 'waits';
    if (taken.some((other) => givesAway(other, made) || givesAway(made, other))) return 'refused';
    const { draft, flaws } = mendDraft(made, index);
    if (flaws.some(({ verdict }) => verdict === 'drop') || isThin(draft)) return 'refused';
    if (hasSecondRight(draft, lines) || !hasOwnFormulas(draft, index)) return 'refused';
    for (const ask of asks) asked.add(ask);
    stems.add(draft);
    taken.push(draft);
    return 'taken';
  };
  return { pass, taken };
}

/** Options that say the same are taken together when a draft is mended; two of them are no choice. */
function isThin(draft: Draft): boolean {
  return draft.type === 'multiple-choice' && draft.distractors.length < fewestAlternatives;
}
