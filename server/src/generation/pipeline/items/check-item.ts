import { cutText } from '@engram/core/cut-text.ts';
import { type CardSides, readSides } from '@engram/core/flashcards/make-card-draft.ts';
import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import { groundQuote } from '@engram/generator/grounding/ground-quote.ts';
import type { TextIndex } from '@engram/generator/grounding/index-text.ts';
import { lintDraft } from '@engram/generator/lint/lint-draft.ts';
import { mendDraft } from '@engram/generator/lint/mend-draft.ts';
import { findSection } from '@engram/generator/section.ts';
import type { Run } from '../run.ts';
import { callsOut, hasStrayExplanation } from './find-stray.ts';
import type { ItemDraft, ItemType } from './item.ts';
import { readCard, readItem } from './read-item.ts';

export type CheckedItem = { ok: true; draft: ItemDraft } | { ok: false; reason: DropReason };

/** Everything code can tell about an item by itself, the cheapest first. */
export function checkItem(
  { board, index }: Pick<Run, 'board' | 'index'>,
  text: string,
  isAsked: (type: ItemType) => boolean,
): CheckedItem {
  const read = board.makes === 'cards' ? readCard(text) : readItem(text);
  if (!read.ok) return read;
  const type = read.card?.type ?? read.draft.type;
  if (!isAsked(type) || !board.hasRoom(type)) return { ok: false, reason: 'not-wanted' };
  const grounding = groundQuote(index, read.quote);
  if (!grounding.ok) return { ok: false, reason: 'ungrounded' };
  const { source } = grounding;
  const heading = findSection(index.sections, source.start)?.heading ?? null;
  const topic = heading === null ? null : cutText(heading, 200);
  const { draft, flaws } = mendDraft({ ...read.draft, source, topic }, index);
  const isInjected = flaws.some(({ rule, verdict }) => rule === 'injected' && verdict === 'drop');
  if (isInjected || callsOut(draft)) return { ok: false, reason: 'injected' };
  if (flaws.some(({ verdict }) => verdict === 'drop')) return { ok: false, reason: 'flawed' };
  const card = read.card && readSides(read.card, draft);
  if (card && !isDefinitionSaid(card, { draft, index })) return { ok: false, reason: 'flawed' };
  if (!board.isNew(draft)) return { ok: false, reason: 'duplicate' };
  if (card) return { ok: true, draft: { ...draft, card } };
  return { ok: true, draft: hasStrayExplanation(draft) ? { ...draft, explanation: '' } : draft };
}

/** The question of a term proves the term; what it means has to be in the text as well. */
function isDefinitionSaid(
  { type, back }: CardSides,
  { draft, index }: { draft: ItemDraft; index: TextIndex },
): boolean {
  if (type !== 'term-definition') return true;
  const { explanation, hint, source, topic } = draft;
  const common = { explanation, hint, source, topic };
  const flaws = lintDraft({ ...common, type: 'true-false', key: 'True', text: back }, index);
  return !flaws.some(({ rule, verdict }) => rule === 'key-unsupported' && verdict === 'drop');
}
