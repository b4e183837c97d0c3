import { cutText } from '@engram/core/cut-text.ts';
import { type CardSides, readSides } from '@engram/core/flashcards/make-card-draft.ts';
import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { type Source, type Span, textLimits } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { detectLanguage } from '@engram/generator/detect-language.ts';
import { groundQuote } from '@engram/generator/grounding/ground-quote.ts';
import type { TextIndex } from '@engram/generator/grounding/index-text.ts';
import { listTexts } from '@engram/generator/lint/draft-parts.ts';
import { type LintRule, lintDraft } from '@engram/generator/lint/lint-draft.ts';
import { mendDraft, type Mended } from '@engram/generator/lint/mend-draft.ts';
import { findSection } from '@engram/generator/section.ts';
import type { Run } from '../run.ts';
import { rankWrong } from './rank-wrong.ts';
import { callsOut, hasStrayExplanation } from './find-stray.ts';
import type { ItemDraft, ItemType } from './item.ts';
import { readCard, readItem } from './read-item.ts';

export type CheckedItem =
  | { ok: true; draft: ItemDraft }
  /** `stem` and `rule` tell whoever writes again what to do better. */
  | { ok: false; reason: DropReason; stem?: string; rule?: string };

/** Everything code can tell about an item by itself, the cheapest first. */
export function checkItem(
  { board, index }: Pick<Run, 'board' | 'index'>,
  text: string,
  isAsked: (type: ItemType) => boolean,
): CheckedItem {
  const read = board.makes === 'cards' ? readCard(text) : readItem(text);
  if (!read.ok) return read;
  const type = read.card?.type ?? read.draft.type;
  const stem = read.card?.front ?? read.draft.text;
  if (!isAsked(type) || !board.hasRoom(type)) return { ok: false, reason: 'not-wanted' };
  const source = groundQuotes(index, read.quotes);
  if (!source) return { ok: false, reason: 'ungrounded', stem };
  const heading = findSection(index.sections, source.start)?.heading ?? null;
  const topic = heading === null ? null : cutText(heading, textLimits.topic);
  const language = board.translation ?? index.language;
  const { draft, flaws } = mendBest({ ...read.draft, source, topic }, index, language);
  const dropping = flaws.filter(({ verdict }) => verdict === 'drop');
  if (dropping.some(({ rule }) => rule === 'injected') || callsOut(draft)) {
    return { ok: false, reason: 'injected' };
  }
  const flaw = dropping.find(({ rule }) => read.card !== undefined || !isLeftToSolver(rule, draft));
  if (flaw) return { ok: false, reason: 'flawed', stem, rule: flaw.rule };
  const card = read.card && readSides(read.card, draft);
  if (card && !isDefinitionSaid(card, { draft, index, language })) {
    return { ok: false, reason: 'flawed', stem, rule: 'definition-unsupported' };
  }
  const texts = card ? [card.front, card.back] : listTexts(draft);
  if (language !== index.language && isLeftAsItWas(texts, index)) {
    return { ok: false, reason: 'flawed', stem, rule: 'not-in-the-language-of-the-task' };
  }
  if (!board.isNew(draft)) return { ok: false, reason: 'duplicate', stem };
  if (card) return { ok: true, draft: { ...draft, card } };
  return { ok: true, draft: hasStrayExplanation(draft) ? { ...draft, explanation: '' } : draft };
}

/** Models are asked for a wrong option too many: one whose loss leaves no flaw is left out. */
function mendBest(draft: Draft, index: TextIndex, language: string): Mended {
  if (draft.type !== 'multiple-choice') return mendDraft(draft, index, language);
  const choices = rankWrong(draft.key, draft.distractors, seedRandom(draft.text));
  let first: Mended | undefined;
  for (const distractors of choices) {
    const mended = mendDraft({ ...draft, distractors }, index, language);
    if (!mended.flaws.some(({ verdict }) => verdict === 'drop')) return mended;
    first ??= mended;
  }
  return first ?? mendDraft(draft, index, language);
}

/** Every quote, each word for word; the first is the one that is shown where there is one place. */
function groundQuotes(index: TextIndex, quotes: readonly string[]): Source | undefined {
  const found = quotes.map((quote) => groundQuote(index, quote));
  const spans = found.flatMap((grounding) => (grounding.ok ? [grounding.source] : []));
  const [first, ...also] = joinSpans(spans);
  if (!first || spans.length < found.length) return undefined;
  return also.length === 0 ? first : { ...first, also };
}

/** One that stands in another says nothing of its own. */
function joinSpans(spans: readonly Span[]): Span[] {
  return spans.filter(
    ({ start, end }, at) =>
      !spans.some(
        (other, no) =>
          other.start <= start &&
          other.end >= end &&
          (other.end - other.start > end - start || no < at),
      ),
  );
}

/**
 * What follows from a passage has other words than it: whoever solves the question with the passage
 * before him tells whether it follows. Words of a gap stand in their sentence, and so do pairs. Two
 * negations are no fault in a case that is told ('a tenant who is not a lodger'), and whoever solves
 * it says where they have to be read twice.
 */
function isLeftToSolver(rule: LintRule, { type }: ItemDraft): boolean {
  if (rule === 'double-negative') return true;
  return rule === 'key-unsupported' && type !== 'fill-in-blank' && type !== 'matching';
}

/** The question of a term proves the term; what it means has to be in the text as well. */
function isDefinitionSaid(
  { type, back }: CardSides,
  { draft, index, language }: { draft: ItemDraft; index: TextIndex; language: string },
): boolean {
  if (type !== 'term-definition') return true;
  const { explanation, hint, source, topic } = draft;
  const common = { explanation, hint, source, topic };
  const flaws = lintDraft(
    { ...common, type: 'true-false', key: 'True', text: back },
    index,
    language,
  );
  return !flaws.some(({ rule, verdict }) => rule === 'key-unsupported' && verdict === 'drop');
}

/** What was to be translated and is clearly in the language of the material; a few words tell none. */
function isLeftAsItWas(texts: readonly string[], { language }: TextIndex): boolean {
  return language !== 'und' && detectLanguage(texts.join('\n')) === language;
}
