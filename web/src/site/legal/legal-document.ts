import type { PageSection } from '../section-list.tsx';

/** Words with emphasis and links in them. */
type Phrase = string | { strong: string } | { link: string; to: string };
export type Words = string | readonly Phrase[];

export type ListEntry = { label: string; words: Words };

export type Block = { paragraph: Words } | { list: readonly ListEntry[] };

export type LegalSection = PageSection & { blocks: readonly Block[] };

export type LegalDocument = {
  title: string;
  description: string;
  /** As in 2026-03-01. */
  changedOn: string;
  inShort: string;
  sections: readonly LegalSection[];
};

const wordsPerMinute = 200;

export function countReadingMinutes({ inShort, sections }: LegalDocument): number {
  const texts = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(readBlock)]);
  const words = [inShort, ...texts].join(' ').split(/\s+/);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

function readBlock(block: Block): string[] {
  if ('paragraph' in block) return [readWords(block.paragraph)];
  return block.list.flatMap(({ label, words }) => [label, readWords(words)]);
}

function readWords(words: Words): string {
  return phrasesOf(words).map(readPhrase).join('');
}

export function phrasesOf(words: Words): readonly Phrase[] {
  return typeof words === 'string' ? [words] : words;
}

export function readPhrase(phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase;
  return 'strong' in phrase ? phrase.strong : phrase.link;
}

/** Such as "1 March 2026". */
export function writeDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
