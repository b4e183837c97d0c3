import type { MarkForm, NumberedMark } from '@engram/core/marks/mark.ts';
import type { MarkRefusal } from '@engram/core/marks/refusals.ts';
import { type QuestionContext, writeContext } from '@engram/core/questions/question-context.ts';
import { blank, type Source } from '@engram/core/questions/question.ts';
import { findFrame } from './find-frame.ts';
import { countWords, hideRepeats, hole, plainWords } from './plain-words.ts';
import type { Range } from '../structure/document.ts';
import { readText, type ReadText, type Unit } from './read-units.ts';
import { describeSurroundings } from './surroundings/describe-surroundings.ts';
import { trimStretch } from './trim-stretch.ts';

/** What a mark proves. */
export type AskedMark = Range & {
  /** A typed answer that does not end its sentence has become a gap. */
  form: MarkForm;
  /** The sentence with its gap, the beginning of the sentence, or the front of the card. */
  text: string;
  /** The marked words, or the back of the card. */
  answer: string;
  /** What surrounds the sentence, without what it asks for. */
  context?: QuestionContext;
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

/** The same for many marks in one text. What the others ask for is not shown beside this one. */
export function askIn(read: ReadText, mark: Marked, others: readonly Range[] = []): MarkReply {
  const { text } = read;
  const trimmed = trimStretch(text, mark);
  const unit = read.units.find(({ start, end }) => trimmed.start >= start && trimmed.start < end);
  const stretch = unit ? takeStop(text, unit, trimmed) : trimmed;
  const answer = plainWords(text.slice(stretch.start, stretch.end));
  if (!/[\p{L}\p{N}]/u.test(answer)) return { ok: false, reason: 'no-words' };
  if (countWords(answer) > mostWords || answer.length > mostCharacters)
    return { ok: false, reason: 'too-long' };
  if (!unit) return { ok: false, reason: 'heading' };
  if (stretch.end > unit.end) return { ok: false, reason: 'two-sentences' };
  const framed = findFrame(read, unit, stretch);
  if (!framed.ok) return framed;
  const { frame } = framed;
  const { pair, source } = frame;
  const holed = plainWords(frame.sentence).replace(/_{2,}/g, '…');
  const context = describeSurroundings(text, frame, { answer, others });
  const shown = hideRepeats(holed, answer);
  const left = countWords(shown.replace(hole, ' '));
  if (left === 0 && !pair) return { ok: false, reason: 'whole-sentence' };
  const bare = shown.replace(hole, ' ').replace(/^(?:the|an?)\s/i, '');
  if (mark.form !== 'card' && !frame.isNamed && !/\p{L}{3}/u.test(bare)) {
    return { ok: false, reason: 'fragment' };
  }
  // 'The Congo _____.' may go on in a hundred ways.
  const around = countWords(context ? writeContext(context) : '');
  if (countWords(bare) + around < 2 && !pair) {
    return { ok: false, reason: 'nothing-left' };
  }
  const common = {
    ...stretch,
    source: { quote: text.slice(source.start, source.end), ...source, page: null },
    topic: unit.heading,
    ...(context && { context }),
  };
  const gap = shown.replace(hole, blank);
  if (mark.form === 'card') {
    const sides = pair ? { text: pair.term, answer: pair.meaning } : { text: gap, answer };
    return { ok: true, asked: { ...common, form: 'card', ...sides, ...(pair && { pair }) } };
  }
  const beginning = mark.form === 'typed' ? findBeginning(shown) : undefined;
  const asked =
    beginning === undefined
      ? ({ form: 'gap', text: gap, answer } as const)
      : ({ form: 'typed', text: beginning, answer } as const);
  return { ok: true, asked: { ...common, ...asked, ...(pair && { pair }) } };
}

/** '800 Mio.' keeps the stop of its abbreviation, where the sentence goes on behind it. */
function takeStop(text: string, { sentences }: Unit, { start, end }: Range): Range {
  const sentence = sentences.find((one) => end > one.start && end < one.end);
  const isShort = sentence && /^\.\s/u.test(text.slice(end, end + 2)) && end + 1 < sentence.end;
  return { start, end: isShort ? end + 1 : end };
}

/** The words before the mark, where nothing but the end of the sentence follows it. */
function findBeginning(shown: string): string | undefined {
  const at = shown.indexOf(hole);
  const before = shown.slice(0, at).trimEnd();
  const ends = /^[.!?…。！？"'”’»)\]\s]*$/u.test(shown.slice(at + hole.length));
  const isEnough = countWords(before) >= 2;
  if (!ends || !isEnough || before.includes('…') || /[("“„«[]$/u.test(before)) return undefined;
  return `${before} …`;
}
