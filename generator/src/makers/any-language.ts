import { blank } from '@engram/core/questions/question.ts';
import { shuffle, type Random } from '@engram/core/seeded-random.ts';
import { cleanText } from '../analysis/clean-text.ts';
import type { Meaning, Passage, Reading, Token } from '../analysis/read-passages.ts';
import { leansOn, matchTasks } from '../data/other-languages.ts';
import type { Candidate } from './candidate.ts';

export type Gap = { text: string; answer: string; passage: Passage; quality: number };

/** Sentences without their most telling word. */
export function findGaps(reading: Reading, language: string): Gap[] {
  return reading.passages.flatMap((passage) => {
    if (!isWhole(passage, language)) return [];
    const ranked = passage.words
      .map((word, no) => ({ word, quality: worthOf(reading, word, { no, language }) }))
      .filter(({ quality }) => quality > 0)
      .toSorted((one, other) => other.quality - one.quality);
    return ranked
      .slice(0, 2)
      .flatMap(({ word, quality }) => cut(reading, passage, word, quality) ?? []);
  });
}

export function* fillGaps(
  reading: Reading,
  language: string,
  random: Random,
): Generator<Candidate> {
  const gaps = findGaps(reading, language).map((gap) => ({
    ...gap,
    quality: gap.quality + random() * 0.05,
  }));
  for (const { text, answer, passage, quality } of gaps.toSorted(
    (one, other) => other.quality - one.quality,
  )) {
    const { start, end, section } = passage;
    yield {
      section,
      quality,
      draft: {
        type: 'fill-in-blank',
        text,
        key: answer,
        accepted: [],
        explanation: `“${passage.text}”`,
        hint: hintFor(answer),
        source: { quote: reading.material.slice(start, end), start, end, page: null },
        topic: reading.sections[section]?.heading ?? null,
      },
    };
  }
}

/** Words with their meanings, and words with the sentences they complete. */
export function* matchGaps(
  reading: Reading,
  language: string,
  random: Random,
): Generator<Candidate> {
  const tasks = matchTasks[language] ?? matchTasks.en;
  const meanings = [
    ...new Map(reading.meanings.map((meaning) => [meaning.name, meaning])).values(),
  ];
  const pairs = findGaps(reading, language)
    .filter(({ text }) => text.length <= 160)
    .map(({ text, answer, passage }) => ({ ...passage, name: answer, meaning: text }));
  const gaps = [...new Map(pairs.map((pair) => [pair.name.toLowerCase(), pair])).values()];
  for (let round = 0; round < 6; round += 1) {
    yield* group(reading, shuffle(meanings, random), {
      text: tasks.meaning,
      quality: 0.8 - round * 0.05,
    });
    yield* group(reading, shuffle(gaps, random), { text: tasks.gap, quality: 0.5 - round * 0.05 });
  }
}

type Task = { text: string; quality: number };

function* group(
  reading: Reading,
  pairs: readonly Meaning[],
  { text, quality }: Task,
): Generator<Candidate> {
  for (let from = 0; from + 4 <= pairs.length; from += 5) {
    const set = pairs.slice(from, from + 5);
    const [first] = set;
    if (!first || new Set(set.map(({ meaning }) => meaning)).size < set.length) continue;
    const { start, section } = first;
    const end = Math.min(first.end, start + 1_000);
    yield {
      section,
      quality,
      draft: {
        type: 'matching',
        text,
        pairs: set.map(({ name, meaning }) => ({ left: name, right: meaning })),
        explanation: set
          .map(({ name, meaning }) => `${name}: ${meaning}`)
          .join('\n')
          .slice(0, 1_900),
        hint: '',
        source: { quote: reading.material.slice(start, end), start, end, page: null },
        topic: reading.sections[section]?.heading ?? null,
      },
    };
  }
}

function isWhole({ text, words }: Passage, language: string): boolean {
  const isDense =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(
      text,
    );
  const [shortest, longest] = isDense ? [12, 120] : [35, 220];
  const opening = words[0]?.text.toLowerCase() ?? '';
  if (text.length < shortest || text.length > longest || words.length < 5) return false;
  if (leansOn[language]?.has(opening) === true || /https?:|[{}<>|]/.test(text)) return false;
  return /[.!。！؟।]["”»’)]*$/u.test(text);
}

/** Rare or capital words that the text uses more than once tell most; 0 for all that is small talk. */
function worthOf(
  { countOf, isCapital }: Reading,
  { text }: Token,
  { no, language }: { no: number; language: string },
): number {
  const count = countOf(text);
  if (/^(?:1\d{3}|20\d\d)$/.test(text)) return 0.6;
  if (!/^\p{L}[\p{L}\p{M}'’-]*$/u.test(text)) return 0;
  const isDense = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
  const shortest = isDense ? 2 : 5;
  if (text.length < shortest || count > 8) return 0;
  // German writes every noun with a capital, and only nouns tell enough.
  if (language === 'de' && !/^\p{Lu}/u.test(text)) return 0;
  const capital = no > 0 && isCapital(text) ? 0.15 : 0;
  const again = count > 1 ? 0.1 : 0;
  return 0.4 + capital + again + Math.min(0.15, (text.length - shortest) * 0.02);
}

function cut(
  { material }: Reading,
  passage: Passage,
  word: Token,
  quality: number,
): Gap | undefined {
  const text = cleanText(
    `${material.slice(passage.start, word.start)}${mark}${material.slice(word.end, passage.end)}`,
  );
  if (!text.includes(mark) || text.toLowerCase().includes(word.text.toLowerCase()))
    return undefined;
  // Where words stand without spaces, the gap gets some, so that it is seen as one.
  const [before = '', after = ''] = text.split(mark);
  const left = /[\p{L}\p{N}]$/u.test(before) ? `${before} ` : before;
  const shown = `${left}${blank}${/^[\p{L}\p{N}]/u.test(after) ? ' ' : ''}${after}`;
  return { text: shown, answer: word.text, passage, quality };
}

const mark = '\u0001';

/** Needs no language: 'K _ _ _ _'. */
function hintFor(answer: string): string {
  const [first = '', ...others] = answer;
  return others.length < 2 ? '' : `${first}${' _'.repeat(others.length)}`;
}
