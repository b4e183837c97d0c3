import type { Analysis } from '../analysis/analyse-text.ts';
import { capitalise, withoutStop } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { asAnswer } from '../analysis/names.ts';
import { findItemDeeds, type ItemDeed } from '../analysis/find-item-deeds.ts';
import { isPluralNoun } from '../analysis/retag.ts';
import { contentWords } from '../content-words.ts';
import { isSelfContained } from './is-self-contained.ts';
import type { Pair, Relation } from './relation.ts';

/** A thing with others of its kind, and the sentence that says something of it alone. */
export type FamilyPair = Pair & {
  key: string;
  /** 'The Golgi apparatus' and 'packages proteins for export'. */
  subject: string;
  predicate: string;
};

/** Things of one kind, each with its sentence; `isEven` where no grammar tells them apart. */
export type Family = { pairs: readonly FamilyPair[]; isEven: boolean };

const completed: Relation = {
  task: 'Match each term with the sentence that it completes.',
  check: 'Which of these statements are true?',
  checkAgain: 'Which of these statements are true?',
  quality: 0.8,
};

/** Of the lines of one list first, then of terms that can stand in each other's place. */
export function listFamilies(analysis: Analysis): readonly Family[] {
  const known = familiesOf.get(analysis);
  if (known) return known;
  const byKey = new Map<string, FamilyPair>();
  for (const fact of analysis.facts) {
    const pair = byKey.has(fact.key) ? undefined : readFact(fact, analysis);
    if (pair) byKey.set(fact.key, pair);
  }
  const all = [...byKey.values()];
  const groups = [
    ...findItemDeeds(analysis.sentences, analysis.facts, analysis).map((list) =>
      readList(list, analysis),
    ),
    ...all.map((pair) => [
      pair,
      ...analysis.families.siblingsOf(pair.key).flatMap(({ key }) => byKey.get(key) ?? []),
    ]),
  ];
  const seen = new Set<string>();
  const families = groups.flatMap((group): Family[] => {
    const pairs = group.filter((pair, no) => group.indexOf(pair) === no);
    const key = pairs
      .map(({ left }) => left)
      .toSorted()
      .join('|');
    if (pairs.length < 3 || seen.has(key)) return [];
    seen.add(key);
    const isEven = new Set(pairs.map(({ form }) => form)).size === 1;
    return [{ pairs, isEven }];
  });
  familiesOf.set(analysis, families);
  return families;
}

// Goes with the analysis it belongs to.
const familiesOf = new WeakMap<Analysis, readonly Family[]>();

/** The points of a list, under the noun that its lead-in or its heading gives them. */
function readList(list: readonly ItemDeed[], analysis: Analysis): FamilyPair[] {
  const noun = nounFor(list, analysis);
  const isDoing = list.every(({ predicate }) => !/^(?:is|are|was|were|has|have)\b/.test(predicate));
  // 'Is the distance that …' reads as half a sentence.
  const asGap = ({ subject, name, predicate }: ItemDeed) =>
    `${capitalise(subject.replace(name, '_____'))} ${predicate}.`;
  const relation: Relation = {
    task: isDoing
      ? `Match each ${noun} with what it does.`
      : `Match each ${noun} with the sentence that it completes.`,
    check: completed.check,
    checkAgain: completed.checkAgain,
    quality: 0.9,
  };
  return list.map(({ key, subject, name, predicate, isPlural, sentence }) => ({
    key,
    subject: capitaliseTerm(subject),
    predicate,
    left: capitaliseTerm(name),
    right: isDoing
      ? capitalise(predicate)
      : asGap({ key, subject, name, predicate, isPlural, sentence }),
    relation,
    sentence,
    list: '',
    form: isPlural ? 'plural' : 'singular',
    isSound: true,
  }));
  function capitaliseTerm(term: string): string {
    const [first] = list;
    const isCode = first && analysis.material[first.sentence.start] === '`';
    return isCode ? term : capitalise(term);
  }
}

function nounFor([first]: readonly ItemDeed[], { sentences, sections }: Analysis): string {
  if (!first) return 'term';
  const { no, section } = first.sentence;
  const before = sentences[no - 1];
  if (before?.section === section && /:\**$/.test(before.text)) {
    const noun = before.words.findLast(({ tag }) => tag !== 'PUNCT');
    if (noun && isPluralNoun(noun) && !vagueNouns.has(noun.lemma)) return noun.lemma;
  }
  const heading = sections[section]?.heading ?? '';
  const [, kind, of] =
    /^(?:the )?(kind|type|form|part)s of ([\p{Ll} -]{3,30})$/iu.exec(heading) ?? [];
  if (kind !== undefined && of !== undefined) return `${kind.toLowerCase()} of ${of}`;
  const [, plain] = /^(\p{Lu}\p{Ll}{3,})s$/u.exec(heading) ?? [];
  return plain === undefined || /[is]$/.test(plain) || vagueNouns.has(plain.toLowerCase())
    ? 'term'
    : plain.toLowerCase();
}

const vagueNouns = new Set(
  'thing point reason step way tip mistake sign rule example fact note question topic feature aspect advantage measure task'.split(
    ' ',
  ),
);

function readFact(fact: Fact, { sections }: Analysis): FamilyPair | undefined {
  const { origin, shape, being, lead, isCut, isGuarded, weight, name, subject, sentence } = fact;
  if (origin !== 'sentence' || lead !== '' || isCut || isGuarded || weight < 3) return undefined;
  if (fact.isPerson || fact.isQuoted || !isAskable(fact)) return undefined;
  const predicate = withoutStop(shape === 'definition' ? `${being} ${fact.phrase}` : fact.phrase);
  const [article = ''] = /^(?:an?|the) /i.exec(subject) ?? [];
  // 'A' and 'an' would tell which word is missing.
  if (/^a/i.test(article) || predicate.length > 120) return undefined;
  if (!isSelfContained(capitalise(predicate)) || hasPronoun.test(predicate)) return undefined;
  // What the heading names is no one of many.
  if (sections[sentence.section]?.heading?.toLowerCase() === name.toLowerCase()) return undefined;
  // 'the branch called family law': the gap is only where the name stood.
  const at = subject.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return undefined;
  const gap = `${subject.slice(0, at)}_____${subject.slice(at + name.length)}`;
  const said = contentWords(predicate);
  if (contentWords(name).intersection(said).size > 0) return undefined;
  return {
    key: fact.key,
    subject: capitalise(subject),
    predicate,
    left: asAnswer(name),
    right: `${capitalise(gap)} ${predicate}.`,
    relation: completed,
    sentence,
    list: '',
    form: `${fact.isPlural ? 'plural' : 'singular'}${article}`,
    isSound: true,
  };
}

const hasPronoun = /\b(?:it|they|them|its|their)\b/i;
