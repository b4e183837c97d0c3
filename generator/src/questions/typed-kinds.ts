import { containsWording } from '../content-words.ts';
import { isSureGloss, specificWords } from '../facts/definitions/sure-glosses.ts';
import { readNames } from '../facts/definitions/sure-names.ts';
import type { AbbreviationFact, TermFact } from '../facts/fact.ts';
import { findLine } from './lines/find-line.ts';
import type { Candidate, Findings, Kind } from './kind.ts';
import { askOf, makeCandidate } from './make-candidate.ts';
import { nearestHeading } from './lines/nearest-heading.ts';
import { hasRival } from './lines/rivals.ts';
import { acceptedFor } from './typed-answers.ts';
import { allLanguages, wordingFor } from './wordings.ts';

const abbreviationName = 'abbreviation → typed';

/** What letters stand for. */
const abbreviationTyped: Kind = {
  name: abbreviationName,
  type: 'short-answer',
  languages: allLanguages,
  onIn: ['en'],
  make: (findings) =>
    findings.facts.flatMap((fact) =>
      fact.shape === 'abbreviation' ? askLong(findings, fact) : [],
    ),
};

/** So few letters stand for one thing only in one subject, which has to be named. */
const needsHeading = 2;

function askLong(findings: Findings, fact: AbbreviationFact): Candidate[] {
  if (!/^\p{L}.*[\p{L}\p{N}]$/u.test(fact.long)) return [];
  const words = wordingFor(findings.document.language.code);
  const isFew = fact.short.length <= needsHeading;
  const heading = isFew ? nearestHeading(findings.document, fact, [fact.long]) : '';
  if (heading === null || (isFew && heading === '')) return [];
  return makeCandidate(findings, {
    kind: abbreviationName,
    facts: [fact],
    asks: [askOf(fact), `term:${fact.long.toLowerCase()}`],
    content: {
      type: 'short-answer',
      text: words.under(heading, words.abbreviation(fact.short)),
      key: fact.long,
      accepted: acceptedFor(fact.long),
      explanation: `${fact.short}: ${fact.long}.`,
      hint: '',
    },
  });
}

type Typed = { kind: string; fact: TermFact; question: string; heading: string };

/** The term of a meaning, to be typed; its first letter helps and does not tell. */
function askTerm(findings: Findings, { kind, fact, question, heading }: Typed): Candidate[] {
  const words = wordingFor(findings.document.language.code);
  const { term, meaning } = fact;
  const others = [
    ...(fact.also ?? []),
    ...otherNames(findings, term),
    ...fitHeading(term, heading),
  ];
  return makeCandidate(findings, {
    kind,
    facts: [fact],
    asks: [askOf(fact)],
    content: {
      type: 'short-answer',
      text: words.under(heading, question),
      key: term,
      accepted: [...new Set([...acceptedFor(term), ...others])],
      explanation: `${term}: ${meaning}.`,
      hint: words.firstLetter(term.slice(0, 1)),
    },
  });
}

/** The letters for a term where the text has them anywhere. */
function otherNames({ facts }: Findings, term: string): string[] {
  return facts.flatMap((fact) =>
    fact.shape === 'abbreviation' && fact.long.toLowerCase() === term.toLowerCase()
      ? [fact.short]
      : [],
  );
}

/**
 * Below 'Errors of entry' nobody has to type the 'errors' of 'compensating errors', and below 'Types
 * of unemployment' nobody is wrong who types 'seasonal unemployment' for 'seasonal'.
 */
function fitHeading(term: string, heading: string): string[] {
  const words = term.split(' ');
  const head = words.at(-1) ?? '';
  if (words.length === 2 && containsWording(heading, head)) return words.slice(0, 1);
  const whole = /^(?:types|kinds|forms|sorts|classes|stages|phases) of (\p{L}+)$/iu.exec(
    heading,
  )?.[1];
  return whole === undefined || containsWording(term, whole) ? [] : [`${term} ${whole}`];
}

/** What tells a meaning from all others where no heading says what it is about. */
const fewestWordsAlone = 4;

const definitionName = 'definition → typed';

/** The term of a sentence or a line that is a definition by its form. */
const definitionTyped: Kind = {
  name: definitionName,
  type: 'short-answer',
  languages: ['en'],
  onIn: [],
  make: (findings) =>
    findings.facts.flatMap((fact) =>
      fact.shape === 'term' && (fact.rule === 'definitions' || fact.rule === 'defined lines')
        ? askDefinition(findings, fact)
        : [],
    ),
};

function askDefinition(findings: Findings, fact: TermFact): Candidate[] {
  const { document } = findings;
  if (hasRival(document, fact)) return [];
  const words = wordingFor(document.language.code);
  const isLine = fact.rule === 'defined lines';
  const heading = isLine ? nearestHeading(document, fact, [fact.term]) : '';
  if (heading === null) return [];
  if (heading === '' && specificWords(fact.meaning).size < fewestWordsAlone && isLine) return [];
  const question = /^(?:an?|the|any) /u.test(fact.meaning)
    ? words.definition(fact.meaning)
    : words.described(fact.meaning);
  return askTerm(findings, { kind: definitionName, fact, question, heading });
}

const lineName = 'list family → typed';

const lineTyped: Kind = {
  name: lineName,
  type: 'short-answer',
  languages: ['en'],
  onIn: ['en'],
  make: (findings) =>
    findings.facts.flatMap((fact) =>
      fact.shape === 'term' && fact.rule === 'term lines' ? askLine(findings, fact) : [],
    ),
};

function askLine(findings: Findings, fact: TermFact): Candidate[] {
  const { document } = findings;
  const line = findLine(document, fact);
  const names = line === null ? null : readNames(line.term);
  if (line === null || names === null || !isSureGloss(fact.meaning)) return [];
  // What was cut off may be what tells it from others.
  if (/[;[]|\(/u.test(line.said) || hasRival(document, fact)) return [];
  const heading = nearestHeading(document, fact, [fact.term]);
  if (heading === null) return [];
  if (heading === '' && specificWords(fact.meaning).size < fewestWordsAlone) return [];
  const question = wordingFor(document.language.code).described(fact.meaning);
  const named = { ...fact, term: names.name, also: names.also };
  return askTerm(findings, { kind: lineName, fact: named, question, heading });
}

/** Kinds whose answer is a name that has to be typed. */
export const typedKinds: readonly Kind[] = [abbreviationTyped, definitionTyped, lineTyped];
