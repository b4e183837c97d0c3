import type { TermFact } from '../facts/fact.ts';
import { chooseAlike } from '../families/alike.ts';
import { makeTermFamilies, type TermFamilies } from '../families/term-family.ts';
import { headingState, nearestHeading } from './context.ts';
import type { Candidate, Findings, Kind } from './kind.ts';
import { askOf, chooseSome, makeCandidate } from './make-candidate.ts';
import { titleTells } from './table-title.ts';
import { type Wording, wordingFor } from './wordings.ts';

type Desk = Findings & { words: Wording; families: TermFamilies; own: readonly TermFact[] };

/** Everything that the kinds of list families need, made once for all lines. */
function prepare(findings: Findings): Desk {
  const own = findings.facts.filter(
    (fact): fact is TermFact => fact.shape === 'term' && fact.rule === 'term lines',
  );
  const { code } = findings.document.language;
  return { ...findings, own, words: wordingFor(code), families: makeTermFamilies(own, code) };
}

/** The heading that a line needs, empty where a glossary has none, null where it cannot be printed. */
function findContext({ document }: Desk, fact: TermFact): string | null {
  const nearest = nearestHeading(document, fact);
  if (nearest === null) return null;
  const heading = nearest
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(/^(?:recap|revision|review|summary|overview)\s*:\s*/iu, '')
    .trim();
  const state = headingState(heading);
  if (state === 'odd' || /[+=\d]/u.test(heading) || measuring.test(heading)) return null;
  return state === 'empty' ? '' : heading;
}

/** 'Barometer: air pressure' says what it measures, and describes no barometer. */
const measuring = /\b(?:instruments?|units?|meters?|gauges?|sensors?)\b/iu;

function explain({ term, meaning }: TermFact): string {
  return `${term}: ${meaning}.`;
}

/** How a meaning is put, and what in it leans on other lines, is known of English alone. */
const familyLanguages = ['en'];

const choiceName = 'list family → choice';

/** The term of a meaning, among others of its list. */
const familyChoice: Kind = {
  name: choiceName,
  type: 'multiple-choice',
  languages: familyLanguages,
  onIn: ['en'],
  make: (findings) => {
    const desk = prepare(findings);
    return desk.own.flatMap((fact) => chooseTerm(desk, fact));
  },
};

function chooseTerm(desk: Desk, fact: TermFact): Candidate[] {
  const asks = [askOf(fact)];
  const options = chooseAlike({
    key: fact.term,
    others: desk.families(fact).map(({ term }) => term),
    seed: `${desk.seed} ${choiceName} ${asks[0]}`,
    language: desk.document.language.code,
  });
  const context = findContext(desk, fact);
  if (options === null || context === null || titleTells(context, fact.term, options)) return [];
  return makeCandidate(desk, {
    kind: choiceName,
    facts: [fact],
    asks,
    content: {
      type: 'multiple-choice',
      text: desk.words.under(context, desk.words.termOfThese(fact.meaning)),
      key: fact.term,
      distractors: options,
      explanation: explain(fact),
      hint: '',
    },
  });
}

const truthName = 'list family → true-false';

/** A line as it stands, or with the meaning of another line of its family. */
const familyTruth: Kind = {
  name: truthName,
  type: 'true-false',
  languages: familyLanguages,
  onIn: ['en'],
  make: (findings) => {
    const desk = prepare(findings);
    return desk.own.flatMap((fact) => stateBoth(desk, fact));
  },
};

/** Both ways, so that whoever chooses can keep True and False in balance; a fact is asked once. */
function stateBoth(desk: Desk, fact: TermFact): Candidate[] {
  const others = desk.families(fact);
  const [other] = chooseSome(others, 1, `${desk.seed} ${truthName} ${fact.term}`);
  const context = findContext(desk, fact);
  // True alone would be true by its kind.
  if (other === undefined || context === null) return [];
  const place = context === '' ? '' : ` (${context})`;
  const common = { type: 'true-false', hint: '' } as const;
  const state = (meaning: string) => desk.words.description(fact.term, meaning, place);
  const truth = {
    ...common,
    key: 'True',
    text: state(fact.meaning),
    explanation: explain(fact),
  } as const;
  const turned = `${explain(fact)} ${desk.words.describes(other.meaning, other.term)}`;
  const lie = { ...common, key: 'False', text: state(other.meaning), explanation: turned } as const;
  const kind = truthName;
  return [
    ...makeCandidate(desk, { kind, facts: [fact], asks: [askOf(fact)], content: truth }),
    ...makeCandidate(desk, {
      kind,
      facts: [fact, other],
      asks: [askOf(fact), askOf(other)],
      content: lie,
    }),
  ];
}

const matchingName = 'list family → matching';
const fewestPairs = 4;
const mostPairs = 6;

/** The terms and meanings of one list, where each meaning fits one term alone. */
const familyMatching: Kind = {
  name: matchingName,
  type: 'matching',
  languages: familyLanguages,
  onIn: [],
  make: (findings) => {
    const desk = prepare(findings);
    return [...Map.groupBy(desk.own, ({ group }) => group).values()].flatMap((group) =>
      matchGroup(desk, group),
    );
  },
};

function matchGroup(desk: Desk, group: readonly TermFact[]): Candidate[] {
  const chosen: TermFact[] = [];
  const [first] = group;
  for (const fact of chooseSome(
    group,
    group.length,
    `${desk.seed} ${matchingName} ${first?.group}`,
  )) {
    const others = desk.families(fact);
    if (chosen.every((other) => others.includes(other)) && chosen.length < mostPairs)
      chosen.push(fact);
  }
  if (chosen.length < fewestPairs || first === undefined) return [];
  const facts = chosen.toSorted(
    (one, two) => (one.proof[0]?.start ?? 0) - (two.proof[0]?.start ?? 0),
  );
  const context = findContext(desk, first);
  if (context === null) return [];
  return makeCandidate(desk, {
    kind: matchingName,
    facts,
    asks: facts.map((fact) => askOf(fact)),
    content: {
      type: 'matching',
      text: desk.words.under(context, desk.words.matchTerms),
      pairs: facts.map(({ term, meaning }) => ({ left: term, right: meaning })),
      explanation: facts.map(explain).join(' '),
      hint: '',
    },
  });
}

/** Kinds of questions about lines that explain terms beside others of their kind. */
export const termKinds: readonly Kind[] = [familyTruth, familyChoice, familyMatching];
