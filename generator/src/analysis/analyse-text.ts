import type { Random } from '@engram/core/seeded-random.ts';
import type { Section } from '../section.ts';
import { splitSections } from '../split-sections.ts';
import { readBlocks, type Block, type Range } from './blocks.ts';
import { links, references } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { findAsides } from './find-asides.ts';
import { findFacts } from './find-facts.ts';
import { findFamilies, type Families } from './find-families.ts';
import { findKinds, type Kinds } from './find-kinds.ts';
import { findLists, type ItemList } from './find-lists.ts';
import { findMarkedDeeds } from './find-marked-deeds.ts';
import { findNameAsides } from './find-name-asides.ts';
import { findTerms, type Terms } from './find-terms.ts';
import { findNamings, type Naming } from './find-namings.ts';
import { findNames, type Names } from './names.ts';
import { readRows } from './read-rows.ts';
import { readWords, type Word } from './read-words.ts';
import { retag } from './retag.ts';
import {
  headsTasks,
  makeSentence,
  setsTask,
  skimSentence,
  speaksOfItself,
  type Sentence,
} from './sentence.ts';
import { splitSentences } from './split-sentences.ts';

/** How many sentences are read closely; of the others only the words are known. */
export type Sample = {
  most: number;
  random: Random;
  /** Some of every section, however many there are: one of them may be asked for by name. */
  isSpread?: boolean;
};

/** Everything the makers know of an English text; made once, shared by all of them. */
export type Analysis = {
  material: string;
  sections: readonly Section[];
  sentences: readonly Sentence[];
  names: Names;
  facts: readonly Fact[];
  terms: Terms;
  lists: readonly ItemList[];
  kinds: Kinds;
  families: Families;
  /** Where prose says what a thing is called. */
  namings: readonly Naming[];
  /** The sentences that have a stem. */
  sentencesWith: ReadonlyMap<string, readonly number[]>;
};

export function analyseText(
  material: string,
  sections: readonly Section[] = splitSections(material),
  sample: Sample = { most: Number.POSITIVE_INFINITY, random: () => 0 },
): Analysis {
  const sentences = readSentences(material, sections, sample);
  const read = sentences.filter(({ words }) => words.length > 0);
  const names = findNames(read);
  const place = { material, names };
  const stated = read.flatMap((sentence) => findFacts(sentence, place));
  const told = new Set(stated.flatMap(({ name, sentence }) => (name === '' ? [] : [sentence.no])));
  const facts = [
    ...stated,
    ...read.flatMap((sentence) => findMarkedDeeds(sentence, place, told)),
    ...read.flatMap((sentence) => findAsides(sentence, place)),
    ...read.flatMap((sentence) => findNameAsides(sentence, place)),
    ...readRows(read, place),
  ];
  const namings = findNamings(read, material);
  const terms = findTerms(read, facts, { ...place, namings });
  const headings = sections.map(({ heading }) => heading);
  const lists = findLists(read, { ...place, headings });
  const kinds = findKinds(read, facts, lists);
  return {
    material,
    sections,
    sentences,
    names,
    facts,
    terms,
    lists,
    kinds,
    namings,
    families: findFamilies({ material, sentences: read, facts, terms, lists }),
    sentencesWith: indexStems(sentences),
  };
}

/** A line in italics below the title, or a task for the reader. */
function isNoMatter(material: string, sections: readonly Section[], block: Block): boolean {
  if (headsTasks(sections[block.section]?.heading)) return true;
  const whole = material.slice(block.start, block.end);
  if (block.kind === 'prose') return /^([_*])(?!\1)[^_*]{20,}\1$/.test(whole.trim());
  return block.kind === 'item' && setsTask(whole);
}

function isRemark({ kind }: Block, raw: string): boolean {
  return kind === 'prose' && speaksOfItself(raw);
}

type Piece = Range & { block: Block; words: Word[] };

function readSentences(material: string, sections: readonly Section[], sample: Sample): Sentence[] {
  const pieces = cutPieces(material, sections);
  const isRead = pickPieces(pieces, sample);
  return pieces.map(({ block, start, end, words }, no) => {
    const seed = { no, section: block.section, block, start, end };
    const raw = material.slice(start, end);
    if (!isRead(no) || isNoMatter(material, sections, block) || isRemark(block, raw))
      return skimSentence({ ...seed, words, material });
    return makeSentence({ ...seed, words: retag(withoutAsides(words, raw, start)), material });
  });
}

function cutPieces(material: string, sections: readonly Section[]): Piece[] {
  const words = readWords(material);
  const pieces: Piece[] = [];
  let at = 0;
  for (const block of readBlocks(material, sections)) {
    const ranges = block.kind === 'row' ? [block] : splitSentences(material, block);
    for (const { start, end } of ranges) {
      const own: Word[] = [];
      for (; at < words.length; at += 1) {
        const word = words[at];
        if (!word || word.end > end) break;
        if (word.start >= start) own.push(word);
      }
      if (own.length > 0) pieces.push({ block, start, end, words: own });
    }
  }
  return pieces;
}

/** Of a long text, a share of every section, or of some where they are many; which is drawn. */
function pickPieces(pieces: readonly Piece[], sample: Sample): (no: number) => boolean {
  const { most, random, isSpread = false } = sample;
  if (pieces.length <= most) return () => true;
  const picked = new Set<number>();
  const numbered = pieces.map(({ block }, no) => ({ no, section: block.section }));
  const sections = [...Map.groupBy(numbered, ({ section }) => section).values()];
  const shares = sections.map((own) => ({
    own,
    wanted: Math.min(
      own.length,
      Math.max(fewestOfSection, Math.ceil((most * own.length) / pieces.length)),
    ),
  }));
  const sum = shares.reduce((total, { wanted }) => total + wanted, 0);
  const kept = isSpread ? shares.length : Math.ceil((shares.length * most) / sum);
  const first = random();
  for (let no = 0; no < Math.min(kept, shares.length); no += 1) {
    const at = Math.floor(((no + first) * shares.length) / kept) % shares.length;
    const { own, wanted } = shares[at] ?? { own: [], wanted: 0 };
    const from = random();
    for (let turn = 0; turn < wanted; turn += 1) {
      const at = Math.floor(((turn + from) * own.length) / wanted) % own.length;
      picked.add(own[at]?.no ?? 0);
    }
  }
  return (no) => picked.has(no);
}

/** Fewer say too little: a list is asked about as a whole. */
const fewestOfSection = 6;

function withoutAsides(words: readonly Word[], raw: string, offset: number): readonly Word[] {
  if (!/[(,]|therefore|quently|accordingly/.test(raw)) return words;
  const found = [...raw.matchAll(references), ...raw.matchAll(links)];
  const gone = Array.from(found, ({ index, 0: found }) => ({
    start: offset + index,
    end: offset + index + found.length,
  }));
  if (gone.length === 0) return words;
  return words.filter(
    (word) => !gone.some(({ start, end }) => word.start >= start && word.end <= end),
  );
}

function indexStems(sentences: readonly Sentence[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const { no, stems } of sentences) {
    for (const stem of stems) {
      const known = index.get(stem);
      if (known) known.push(no);
      else index.set(stem, [no]);
    }
  }
  return index;
}
