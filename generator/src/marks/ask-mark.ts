import type { MarkForm, NumberedMark } from '@engram/core/marks/mark.ts';
import type { MarkRefusal } from '@engram/core/marks/refusals.ts';
import { blank, type Source } from '@engram/core/questions/question.ts';
import { contentWords } from '../content-words.ts';
import { findFrame } from './find-frame.ts';
import { countWords, hideRepeats, hole, plainWords } from './plain-words.ts';
import type { Range } from '../structure/document.ts';
import { readText, type ReadText } from './read-units.ts';
import { trimStretch } from './trim-stretch.ts';

/** What a mark proves. */
export type AskedMark = Range & {
  /** A typed answer that does not end its sentence has become a gap. */
  form: MarkForm;
  /** The sentence with its gap, the beginning of the sentence, or the front of the card. */
  text: string;
  /** The marked words, or the back of the card. */
  answer: string;
  /** The word and its meaning, where the mark is all of one of them. */
  pair?: { term: string; meaning: string };
  source: Source;
  topic: string | null;
};

export type MarkReply = { ok: true; asked: AskedMark } | { ok: false; reason: MarkRefusal };

type Marked = Pick<NumberedMark, 'start' | 'end' | 'form'>;

const mostWords = 10;
const mostCharacters = 150;

/** The question or card that a mark becomes, or why it becomes none. */
export function askMark(text: string, mark: Marked): MarkReply {
  return askIn(readText(text), mark);
}

/** The same for many marks in one text. */
export function askIn(read: ReadText, mark: Marked): MarkReply {
  const { text } = read;
  const stretch = trimStretch(text, mark);
  const answer = plainWords(text.slice(stretch.start, stretch.end));
  if (!/[\p{L}\p{N}]/u.test(answer)) return { ok: false, reason: 'no-words' };
  if (countWords(answer) > mostWords || answer.length > mostCharacters)
    return { ok: false, reason: 'too-long' };
  const unit = read.units.find(({ start, end }) => stretch.start >= start && stretch.start < end);
  if (!unit) return { ok: false, reason: 'heading' };
  if (stretch.end > unit.end) return { ok: false, reason: 'two-sentences' };
  const framed = findFrame(read, unit, stretch);
  if (!framed.ok) return framed;
  const { leads, sentence, pair, source } = framed.frame;
  const holed = plainWords(sentence).replace(/_{2,}/g, '…');
  const context = leads.find((lead) => lead !== '' && !tells(lead, answer)) ?? '';
  const shown = hideRepeats(holed, answer);
  const left = countWords(shown.replace(hole, ' '));
  if (left === 0 && !pair) return { ok: false, reason: 'whole-sentence' };
  // 'The Congo _____.' may go on in a hundred ways.
  const bare = shown.replace(hole, ' ').replace(/^(?:the|an?)\s/i, '');
  if (countWords(bare) + countWords(context) < 2 && !pair) {
    return { ok: false, reason: 'nothing-left' };
  }
  const common = {
    ...stretch,
    source: { quote: text.slice(source.start, source.end), ...source, page: null },
    topic: unit.heading,
  };
  const gap = `${context}${shown.replace(hole, blank)}`;
  if (mark.form === 'card') {
    const sides = pair ? { text: pair.term, answer: pair.meaning } : { text: gap, answer };
    return { ok: true, asked: { ...common, form: 'card', ...sides, ...(pair && { pair }) } };
  }
  const beginning = mark.form === 'typed' ? findBeginning(context, shown) : undefined;
  const asked =
    beginning === undefined
      ? ({ form: 'gap', text: gap, answer } as const)
      : ({ form: 'typed', text: beginning, answer } as const);
  return { ok: true, asked: { ...common, ...asked, ...(pair && { pair }) } };
}

/** What stands before the question may not give its answer, nor most words of it. */
function tells(lead: string, answer: string): boolean {
  if (hideRepeats(lead, answer) !== lead) return true;
  const words = [...contentWords(answer)];
  const said = contentWords(lead);
  return words.length > 1 && words.filter((word) => said.has(word)).length * 2 > words.length;
}

/** The words before the mark, where nothing but the end of the sentence follows it. */
function findBeginning(context: string, shown: string): string | undefined {
  const at = shown.indexOf(hole);
  const before = shown.slice(0, at).trimEnd();
  const ends = /^[.!?…。！？"'”’»)\]\s]*$/u.test(shown.slice(at + hole.length));
  const isEnough = countWords(before) >= 2 || context !== '';
  if (!ends || !isEnough || before.includes('…') || /[("“„«[]$/u.test(before)) return undefined;
  return `${context}${before} …`;
}
