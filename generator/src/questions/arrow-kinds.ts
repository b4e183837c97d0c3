import type { TermFact } from '../facts/fact.ts';
import { sharesRoot } from '../facts/shared-roots.ts';
import { fewestAlternatives } from '../families/alike.ts';
import { formOf } from '../families/term-form.ts';
import { contextOf } from './context.ts';
import type { Candidate, Findings, Kind } from './kind.ts';
import { askOf, chooseSome, makeCandidate } from './make-candidate.ts';
import { allLanguages, wordingFor } from './wordings.ts';

function groupArrows({ facts }: Findings): TermFact[][] {
  const own = facts.filter(
    (fact): fact is TermFact => fact.shape === 'term' && fact.rule === 'arrows',
  );
  const groups = [...Map.groupBy(own, ({ group }) => group).values()];
  // Sides that show each other are no pairs to be known.
  return groups.filter((pairs) => pairs.every(({ term, meaning }) => !sharesRoot(term, meaning)));
}

const choiceName = 'arrow list → choice';

const arrowChoice: Kind = {
  name: choiceName,
  type: 'multiple-choice',
  languages: allLanguages,
  onIn: [],
  make: (findings) =>
    groupArrows(findings).flatMap((pairs) =>
      pairs.flatMap((fact) => choosePartner(findings, fact, pairs)),
    ),
};

function choosePartner(
  findings: Findings,
  fact: TermFact,
  pairs: readonly TermFact[],
): Candidate[] {
  const others = pairs
    .filter((other) => other !== fact && formOf(other.meaning) === formOf(fact.meaning))
    .map(({ meaning }) => meaning);
  const context = contextOf(findings.document, fact, [fact.meaning]);
  // The heading says how the two belong together; without it nobody could know.
  if (others.length < fewestAlternatives || context === null || context === '') return [];
  const words = wordingFor(findings.document.language.code);
  return makeCandidate(findings, {
    kind: choiceName,
    facts: [fact],
    asks: [askOf(fact)],
    content: {
      type: 'multiple-choice',
      text: words.under(context, words.pair(fact.term)),
      key: fact.meaning,
      distractors: chooseSome(others, fewestAlternatives, `${findings.seed} ${fact.term}`),
      explanation: `${fact.term}: ${fact.meaning}.`,
      hint: '',
    },
  });
}

const matchingName = 'arrow list → matching';
const fewestPairs = 4;
const mostPairs = 6;

const arrowMatching: Kind = {
  name: matchingName,
  type: 'matching',
  languages: allLanguages,
  onIn: [],
  make: (findings) => groupArrows(findings).flatMap((pairs) => matchArrows(findings, pairs)),
};

function matchArrows(findings: Findings, all: readonly TermFact[]): Candidate[] {
  const [first] = all;
  if (all.length < fewestPairs || first === undefined) return [];
  const facts = chooseSome(all, mostPairs, `${findings.seed} ${first.group}`);
  const context = contextOf(findings.document, first, []);
  if (context === null || context === '') return [];
  const words = wordingFor(findings.document.language.code);
  return makeCandidate(findings, {
    kind: matchingName,
    facts,
    asks: facts.map((fact) => askOf(fact)),
    content: {
      type: 'matching',
      text: words.under(context, words.matchPairs),
      pairs: facts.map(({ term, meaning }) => ({ left: term, right: meaning })),
      explanation: facts.map(({ term, meaning }) => `${term}: ${meaning}.`).join(' '),
      hint: '',
    },
  });
}

/** Kinds of questions about pairs that an arrow joins. */
export const arrowKinds: readonly Kind[] = [arrowChoice, arrowMatching];
