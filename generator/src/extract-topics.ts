import { analyseText } from './analysis/analyse-text.ts';
import type { Term } from './analysis/find-terms.ts';
import { asAnswer } from './analysis/names.ts';
import { readPassages } from './analysis/read-passages.ts';
import { dullNouns } from './data/word-lists.ts';
import { detectLanguage } from './detect-language.ts';
import { isEnglish } from './is-english.ts';
import type { Section } from './section.ts';

export type Topic = {
  name: string;
  /** Percent. */
  relevance: number;
};

const mostTopics = 12;

/** What a text is about: its headings and key terms, the most relevant first. */
export function extractTopics(text: string): Topic[] {
  const language = detectLanguage(text);
  const { sections, words } = isEnglish(text, language)
    ? readEnglish(text)
    : readOther(text, language);
  const headings = rateHeadings(sections);
  const all = [...headings, ...words].toSorted((one, other) => other.score - one.score);
  const kept: Rated[] = [];
  for (const rated of all) {
    if (kept.length >= mostTopics) break;
    if (!kept.some(({ name }) => isSame(name, rated.name))) kept.push(rated);
  }
  const best = kept[0]?.score ?? 1;
  return kept.map(({ name, score }) => ({ name, relevance: Math.round(25 + (73 * score) / best) }));
}

type Rated = { name: string; score: number };

/** A heading counts by how much stands below it. */
function rateHeadings(sections: readonly Section[]): Rated[] {
  const lengths = new Map<string, number>();
  for (const { heading, start, end } of sections) {
    const name = heading === null ? '' : tidy(heading);
    if (name.length < 3 || name.length > 80 || general.test(name)) continue;
    lengths.set(name, (lengths.get(name) ?? 0) + end - start);
  }
  const longest = Math.max(1, ...lengths.values());
  return [...lengths].map(([name, length]) => ({ name, score: 0.6 + (0.4 * length) / longest }));
}

function tidy(heading: string): string {
  return heading
    .replace(
      /^(?:(?:chapter|section|part|unit|lecture|slide|lesson|module|topic)\s+)?[\divx]+(?:\.\d+)*[.):]?\s+/iu,
      '',
    )
    .trim();
}

const general =
  /^(?:introduction|summary|overview|conclusions?|references|notes?|glossary|contents|objectives?|learning objectives|key terms|exercises|review questions|aims.*|abstract|further reading|lecture slides|revision notes)$/i;

function readEnglish(text: string): { sections: readonly Section[]; words: Rated[] } {
  const { sections, terms } = analyseText(text);
  const rated = terms.all
    .filter(isTopic)
    .map((term) => ({ name: asAnswer(term.name), weight: weightOf(term) }));
  return { sections, words: scale(rated) };
}

function isTopic({ count, isDefined, isSubject, isMarked, isUnit, kind, head }: Term): boolean {
  if (isUnit || dullNouns.has(head) || kind === 'person') return false;
  return isDefined || isMarked || (isSubject && count > 1) || count > 2;
}

function weightOf({ count, wordCount, isDefined, isMarked, sections }: Term): number {
  return (
    Math.sqrt(count) * (1 + 0.25 * (wordCount - 1)) * (isDefined || isMarked ? 1.4 : 1) +
    sections.size * 0.3
  );
}

function readOther(
  text: string,
  language: string,
): { sections: readonly Section[]; words: Rated[] } {
  const { sections, passages, meanings, countOf, isCapital } = readPassages(text, language);
  const found = new Map<string, string>();
  for (const { words } of passages) {
    for (const { text: word } of words) {
      const isLong = word.length >= 6 || /[\p{Script=Han}\p{Script=Katakana}]{2,}/u.test(word);
      const count = countOf(word);
      if (isLong && count > 1 && count < 15 && isCapital(word)) found.set(word.toLowerCase(), word);
    }
  }
  const named = meanings.map(({ name }) => ({ name, weight: 1.5 }));
  const counted = [...found.values()].map((word) => ({
    name: word,
    weight: Math.sqrt(countOf(word)),
  }));
  return { sections, words: scale([...named, ...counted]) };
}

function scale(rated: readonly { name: string; weight: number }[]): Rated[] {
  const most = Math.max(1, ...rated.map(({ weight }) => weight));
  return rated.map(({ name, weight }) => ({ name, score: (0.92 * weight) / most }));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase().replace(/s$/, ''), other.toLowerCase().replace(/s$/, '')];
  return a === b || a.includes(b) || b.includes(a);
}
