import type { TypeCount } from '@engram/core/generation/api.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { findCandidates } from './find-candidates.ts';
import { makeGate } from './gate/make-gate.ts';
import { indexText } from './grounding/index-text.ts';
import { pickDrafts } from './pick/pick-drafts.ts';
import type { WeighedPart } from './pick/weighed-part.ts';
import type { Kind } from './questions/kind.ts';
import { sureKinds } from './questions/kinds.ts';
import { readDocument } from './structure/read-document.ts';

export type SureOrder = {
  /** Prepared by `prepareText`. */
  text: string;
  wanted: readonly TypeCount[];
  seed: string;
  /** Stems that were asked already. */
  avoid?: readonly string[];
  /** Passages that were asked about already. */
  spans?: readonly Source[];
  /** What the learner wants to practise; other parts come after them. */
  topics?: readonly string[];
  /** How much the parts of the text are asked about; alike where it is left out. */
  weights?: readonly WeighedPart[];
  /** Those that are switched on, unless others are to be tried. */
  kinds?: readonly Kind[];
};

/** Few questions, made by rule, each surely right; fewer than wanted where the text has no more. */
export function makeSure(order: SureOrder): Draft[] {
  const { text, wanted, seed, avoid = [], spans = [], topics = [], weights = [] } = order;
  const { kinds = sureKinds } = order;
  const document = readDocument(text);
  const types = new Set(wanted.flatMap(({ type, count }) => (count > 0 ? [type] : [])));
  const own = kinds.filter(({ type }) => types.has(type));
  const candidates = findCandidates({ document, kinds: own, seed });
  if (candidates.length === 0) return [];
  const gate = makeGate({ document, index: indexText(text), avoid });
  return pickDrafts(candidates, { wanted, seed, spans, topics, weights, gate });
}
