import { contentWords, wordingOf } from './content-words.ts';
import { findFacts } from './find-candidates.ts';
import { proposeMarks } from './marks/propose-marks.ts';
import type { Section } from './section.ts';
import { splitSections } from './split-sections.ts';
import { hasWord } from './structure/headings/has-word.ts';
import { readDocument } from './structure/read-document.ts';

export type Topic = {
  name: string;
  /** Percent. */
  relevance: number;
};

const mostTopics = 12;

/** What a text is about: its headings and key terms, the most relevant first. */
export function extractTopics(text: string): Topic[] {
  const headings = rateHeadings(splitSections(text));
  // A heading says more than a word of it.
  const terms = rateTerms(text).filter(({ name }) => !headings.some((one) => says(one.name, name)));
  const all = [...headings, ...terms].toSorted((one, other) => other.score - one.score);
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
    if (!hasWord(name) || name.length > 80 || general.test(name)) continue;
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

/** What a rule found explained counts more than what is only worth marking. */
const explained = 1.4;

/** Terms by how often the text has them. */
function rateTerms(text: string): Rated[] {
  const facts = findFacts(readDocument(text)).flatMap((fact) =>
    fact.shape === 'term' ? [{ name: fact.term, worth: explained }] : [],
  );
  const marks = proposeMarks(text)
    .filter(({ kind }) => kind === 'term')
    .map(({ start, end }) => ({ name: text.slice(start, end), worth: 1 }));
  const said = ` ${wordingOf(text)} `;
  const weighed = [...facts, ...marks]
    .filter(({ name }) => name.length >= 3 && name.length <= 80 && contentWords(name).size > 0)
    // What an arrow explains may be one side of a reaction; 'CO2' by itself is a term.
    .filter(({ name }) => hasWord(name) || !/^\d/.test(name))
    .map(({ name, worth }) => ({
      name: capitalise(name),
      weight: worth * Math.sqrt(countOf(said, name)),
    }));
  const most = Math.max(1, ...weighed.map(({ weight }) => weight));
  return weighed.map(({ name, weight }) => ({ name, score: (0.92 * weight) / most }));
}

function countOf(said: string, name: string): number {
  return said.split(` ${wordingOf(name)} `).length - 1;
}

function capitalise(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase().replace(/s$/, ''), other.toLowerCase().replace(/s$/, '')];
  return a === b || a.includes(b) || b.includes(a);
}

function says(heading: string, term: string): boolean {
  return heading.toLowerCase().includes(term.toLowerCase());
}
