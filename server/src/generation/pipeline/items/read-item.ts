import { mendEscapes } from '@engram/core/generation/mend-escapes.ts';
import { type CardSides, makeCardDraft } from '@engram/core/flashcards/make-card-draft.ts';
import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import { ModelCard, WrittenItem } from '@engram/core/generation/model-contract.ts';
import { cutText } from '@engram/core/cut-text.ts';
import { readTruth } from '@engram/core/generation/read-truth.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import { textLimits } from '@engram/core/questions/question.ts';

/** A question as a model wrote it, before anybody looked for its quote. */
type UngroundedDraft = Draft extends infer D
  ? D extends Draft
    ? Omit<D, 'source' | 'topic'>
    : never
  : never;

export type ReadItem =
  | { ok: true; draft: UngroundedDraft; card?: CardSides; quotes: string[] }
  | { ok: false; reason: DropReason; stem?: string };

export function readItem(text: string): ReadItem {
  const json = parse(text);
  if (json === undefined) return { ok: false, reason: 'malformed' };
  const written = WrittenItem.safeParse(addForgotten(json));
  const draft = written.success ? draftOf(written.data) : undefined;
  if (!written.success || !draft) return { ok: false, reason: 'wrong-shape' };
  return { ok: true, draft, quotes: written.data.quotes.filter(isFilled) };
}

/** A card, with the question by which it is checked. */
export function readCard(text: string): ReadItem {
  const json = parse(text);
  if (json === undefined) return { ok: false, reason: 'malformed' };
  const written = ModelCard.safeParse(listQuotes(json));
  if (!written.success) return { ok: false, reason: 'wrong-shape' };
  const { quotes, ...card } = written.data;
  if (!isFilled(card.front) || !isFilled(card.back)) return { ok: false, reason: 'wrong-shape' };
  return { ok: true, draft: makeCardDraft(card), card, quotes: quotes.filter(isFilled) };
}

/** Small models leave out what is empty, and write one answer without its list. */
function addForgotten(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const whole = { ...empty, ...listQuotes(json) };
  return { ...whole, correct: typeof whole.correct === 'string' ? [whole.correct] : whole.correct };
}

const empty = {
  correct: [],
  accepted: [],
  wrong: [],
  pairs: [],
  topics: [],
  explanation: '',
  hint: '',
};

/** One quote without its list, under either name, is a list of one. */
function listQuotes(json: unknown): object {
  if (typeof json !== 'object' || json === null) return {};
  const { quote, quotes = quote, ...rest }: { quote?: unknown; quotes?: unknown } = json;
  return { ...rest, quotes: typeof quotes === 'string' ? [quotes] : quotes };
}

/** Nothing where it has too few or too many answers for its type. */
function draftOf(item: WrittenItem): UngroundedDraft | undefined {
  const { type, text, explanation, hint } = item;
  const correct = item.correct.filter(isFilled);
  const distractors = item.wrong.filter(isFilled);
  const [key] = correct;
  if (!isFilled(text)) return undefined;
  const topics = item.topics
    .filter(isFilled)
    .slice(0, textLimits.topicCount)
    .map((topic) => cutText(topic.trim(), textLimits.topic));
  const common = { text, explanation, hint, ...(topics.length > 0 && { topics }) };
  switch (type) {
    case 'multiple-choice':
      if (key === undefined || correct.length > 1) return undefined;
      return isWithin(distractors.length, 2, 5) ? { ...common, type, key, distractors } : undefined;
    case 'multiple-answer':
      if (correct.length === 0 || distractors.length === 0) return undefined;
      return isWithin(correct.length + distractors.length, 3, 8)
        ? { ...common, type, keys: correct, distractors }
        : undefined;
    case 'true-false': {
      const truth = readTruth(key ?? '');
      return truth && correct.length === 1 ? { ...common, type, key: truth } : undefined;
    }
    case 'matching': {
      const pairs = item.pairs.filter(({ left, right }) => isFilled(left) && isFilled(right));
      return isWithin(pairs.length, 2, 10) ? { ...common, type, pairs } : undefined;
    }
    case 'short-answer':
    case 'fill-in-blank':
      return key === undefined
        ? undefined
        : { ...common, type, key, accepted: [...correct.slice(1), ...item.accepted] };
  }
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}

function isWithin(count: number, least: number, most: number): boolean {
  return count >= least && count <= most;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(mendEscapes(text));
  } catch {
    return undefined;
  }
}
