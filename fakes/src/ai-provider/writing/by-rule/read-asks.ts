import { blank, type Source } from '@engram/core/questions/question.ts';
import { contentWords } from '@engram/generator/content-words.ts';
import { plainText } from '@engram/generator/facts/plain-text.ts';
import { proposeMarks } from '@engram/generator/marks/propose-marks.ts';
import type { Block, Document, Range } from '@engram/generator/structure/document.ts';
import { readDocument } from '@engram/generator/structure/read-document.ts';

/** A sentence of a text with a word that can be asked for. */
export type Ask = {
  sentence: string;
  gapped: string;
  word: string;
  source: Source;
  topic: string | null;
};

const [fewestCharacters, mostCharacters] = [20, 300];
const wordsEach = 3;

/** Of every sentence and list line, the words worth marking first, then its longest ones. */
export function readAsks(text: string): Ask[] {
  const document = readDocument(text);
  const marks = proposeMarks(text);
  return document.blocks.flatMap((block) =>
    listSentences(block).flatMap((range) => {
      const sentence = plainText(document, range);
      if (sentence.length < fewestCharacters || sentence.length > mostCharacters) return [];
      const own = marks.filter(({ start, end }) => start >= range.start && end <= range.end);
      const words = [...own.map((mark) => plainText(document, mark)), ...listWords(sentence)];
      const source = { ...range, quote: text.slice(range.start, range.end), page: null };
      const topic = topicOf(document, block.section);
      return [...new Set(words)]
        .filter((word) => standsOnce(sentence, word))
        .slice(0, wordsEach)
        .map((word) => {
          const gapped = sentence.replace(word, () => blank);
          return { sentence, gapped, word, source, topic };
        });
    }),
  );
}

function listSentences(block: Block): readonly Range[] {
  if (block.kind === 'prose') return block.sentences.map(bareRange);
  if (block.kind === 'list') return block.items.map(bareRange);
  return block.kind === 'table' ? block.rows.map(bareRange) : [];
}

function bareRange({ start, end }: Range): Range {
  return { start, end };
}

function topicOf({ text, sections }: Document, section: number): string | null {
  const heading = sections[section]?.heading ?? null;
  return heading === null ? null : text.slice(heading.start, heading.end);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function listWords(sentence: string): string[] {
  return Array.from(segmenter.segment(sentence))
    .filter(({ isWordLike, segment }) => isWordLike && isLong(segment))
    .map(({ segment }) => segment)
    .toSorted((one, other) => other.length - one.length);
}

/** Characters that are words by themselves need fewer of them. */
function isLong(word: string): boolean {
  const fewest = /[\p{Script=Han}\p{Script=Katakana}]/u.test(word) ? 2 : 4;
  return word.length >= fewest && contentWords(word).size > 0;
}

/** As words of their own, and without the same words anywhere else in the sentence. */
function standsOnce(sentence: string, word: string): boolean {
  const [before, after, ...more] = sentence.toLowerCase().split(word.toLowerCase());
  if (before === undefined || after === undefined || more.length > 0) return false;
  return (
    sentence.includes(word) && !/[\p{L}\p{N}'’-]$/u.test(before) && !/^[\p{L}\p{N}'’-]/u.test(after)
  );
}
