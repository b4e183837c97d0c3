import type { AbbreviationFact, TermFact } from '../facts/fact.ts';
import { contextOf } from './context.ts';
import type { Candidate, Findings, Kind } from './kind.ts';
import { askOf, makeCandidate } from './make-candidate.ts';
import { acceptedFor } from './typed-answers.ts';
import { allLanguages, wordingFor } from './wordings.ts';

const abbreviationName = 'abbreviation → typed';

/** What letters stand for. */
const abbreviationTyped: Kind = {
  name: abbreviationName,
  type: 'short-answer',
  languages: allLanguages,
  isOn: false,
  make: (findings) =>
    findings.facts.flatMap((fact) =>
      fact.shape === 'abbreviation' ? askLong(findings, fact) : [],
    ),
};

function askLong(findings: Findings, fact: AbbreviationFact): Candidate[] {
  if (!/^\p{L}.*\p{L}$/u.test(fact.long)) return [];
  const words = wordingFor(findings.document.language.code);
  return makeCandidate(findings, {
    kind: abbreviationName,
    facts: [fact],
    asks: [askOf(fact), `term:${fact.long.toLowerCase()}`],
    content: {
      type: 'short-answer',
      text: words.abbreviation(fact.short),
      key: fact.long,
      accepted: acceptedFor(fact.long),
      explanation: `${fact.short}: ${fact.long}.`,
      hint: '',
    },
  });
}

type Typed = { findings: Findings; kind: string; fact: TermFact; isDefinition: boolean };

/** The term of a meaning, to be typed; its first letter helps and does not tell. */
function askTerm({ findings, kind, fact, isDefinition }: Typed): Candidate[] {
  const words = wordingFor(findings.document.language.code);
  const { term, meaning } = fact;
  const context = isDefinition ? '' : contextOf(findings.document, fact, [term]);
  if (context === null) return [];
  const question = isDefinition ? words.definition(meaning) : words.term(meaning);
  return makeCandidate(findings, {
    kind,
    facts: [fact],
    asks: [askOf(fact)],
    content: {
      type: 'short-answer',
      text: words.under(context, question),
      key: term,
      accepted: acceptedFor(term),
      explanation: `${term}: ${meaning}.`,
      hint: words.firstLetter(term.slice(0, 1)),
    },
  });
}

/** One kind for each rule that finds what a term means in a sentence. */
function definitionKind(name: string, rule: string): Kind {
  return {
    name,
    type: 'short-answer',
    languages: ['en'],
    isOn: false,
    make: (findings) =>
      findings.facts.flatMap((fact) =>
        fact.shape === 'term' && fact.rule === rule
          ? askTerm({ findings, kind: name, fact, isDefinition: true })
          : [],
      ),
  };
}

const lineName = 'list family → typed';

const lineTyped: Kind = {
  name: lineName,
  type: 'short-answer',
  languages: allLanguages,
  isOn: false,
  make: (findings) =>
    findings.facts.flatMap((fact) =>
      fact.shape === 'term' && fact.rule === 'term lines'
        ? askTerm({ findings, kind: lineName, fact, isDefinition: false })
        : [],
    ),
};

/** Kinds whose answer is a name that has to be typed. */
export const typedKinds: readonly Kind[] = [
  abbreviationTyped,
  definitionKind('A/An X is a Y that → typed', 'definitions'),
  lineTyped,
];
