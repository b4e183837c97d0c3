import { cutText } from '@engram/core/cut-text.ts';
import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { groundQuote } from '@engram/generator/grounding/ground-quote.ts';
import { mendDraft } from '@engram/generator/lint/mend-draft.ts';
import { findSection } from '@engram/generator/section.ts';
import { callsOut, hasStrayExplanation } from './find-stray.ts';
import { readItem } from './read-item.ts';
import type { Run } from './run.ts';

export type CheckedItem = { ok: true; draft: Draft } | { ok: false; reason: DropReason };

/** Everything code can tell about an item by itself, the cheapest first. */
export function checkItem(
  { board, index }: Pick<Run, 'board' | 'index'>,
  text: string,
  isAsked: (type: Draft['type']) => boolean,
): CheckedItem {
  const read = readItem(text);
  if (!read.ok) return read;
  const { type } = read.draft;
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
  if (!board.isNew(draft)) return { ok: false, reason: 'duplicate' };
  return { ok: true, draft: hasStrayExplanation(draft) ? { ...draft, explanation: '' } : draft };
}
