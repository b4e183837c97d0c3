import { readBlocks, type Block } from './blocks.ts';
import { splitSections } from '../split-sections.ts';
import type { Section } from '../section.ts';
import { cleanText, withoutStop } from './clean-text.ts';

/** A sentence of a text in any language, known only by its words. */
export type Passage = {
  section: number;
  start: number;
  end: number;
  text: string;
  words: readonly Token[];
};
export type Token = { text: string; start: number; end: number };

/** A word and what the text says it means. */
export type Meaning = {
  name: string;
  meaning: string;
  section: number;
  start: number;
  end: number;
};

export type Reading = {
  material: string;
  sections: readonly Section[];
  passages: readonly Passage[];
  meanings: readonly Meaning[];
  /** How often a word stands in the text, and whether it has a capital inside of sentences. */
  countOf: (word: string) => number;
  isCapital: (word: string) => boolean;
};

/** What can be known of a text without knowing its language. */
export function readPassages(material: string, language: string): Reading {
  const sections = splitSections(material);
  const blocks = readBlocks(material, sections);
  const known = Intl.Segmenter.supportedLocalesOf(language === 'und' ? 'en' : language);
  const sentences = new Intl.Segmenter(known, { granularity: 'sentence' });
  const splitter = new Intl.Segmenter(known, { granularity: 'word' });
  const passages = blocks.flatMap((block) => split(material, block, { sentences, splitter }));
  const counts = new Map<string, number>();
  const capitals = new Map<string, number>();
  for (const { words } of passages) {
    for (const [no, { text }] of words.entries()) {
      const lower = text.toLowerCase();
      counts.set(lower, (counts.get(lower) ?? 0) + 1);
      if (no > 0 && /^\p{Lu}/u.test(text)) capitals.set(lower, (capitals.get(lower) ?? 0) + 1);
    }
  }
  return {
    material,
    sections,
    passages,
    meanings: blocks.flatMap((block) => meaningOf(material, block)),
    countOf: (word) => counts.get(word.toLowerCase()) ?? 0,
    isCapital: (word) => (capitals.get(word.toLowerCase()) ?? 0) > 0,
  };
}

type Splitters = { sentences: Intl.Segmenter; splitter: Intl.Segmenter };

function split(material: string, block: Block, { sentences, splitter }: Splitters): Passage[] {
  if (block.kind === 'row' || block.term) return [];
  const raw = material.slice(block.start, block.end);
  return Array.from(sentences.segment(raw), ({ segment, index }) => {
    const start = block.start + index + (segment.length - segment.trimStart().length);
    const end = start + segment.trim().length;
    const words = Array.from(splitter.segment(material.slice(start, end)))
      .filter(({ isWordLike }) => isWordLike)
      .map((word) => ({
        text: word.segment,
        start: start + word.index,
        end: start + word.index + word.segment.length,
      }));
    return {
      section: block.section,
      start,
      end,
      text: cleanText(material.slice(start, end)),
      words,
    };
  });
}

function meaningOf(
  material: string,
  { kind, term, body, cells, section, start, end }: Block,
): Meaning[] {
  const [first, second] = cells ?? [];
  const [left, right] = kind === 'row' ? [first, second] : [term, body];
  if (!left || !right) return [];
  const name = cleanText(material.slice(left.start, left.end));
  const meaning = withoutStop(
    cleanText(material.slice(right.start, Math.min(right.end, right.start + 200))),
  );
  const isShort = name.length <= 50 && meaning.length >= 8 && meaning.length <= 160;
  return isShort && !/^\d+$/.test(name) ? [{ name, meaning, section, start, end }] : [];
}
