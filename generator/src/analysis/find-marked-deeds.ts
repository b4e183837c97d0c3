import { capitalise, withoutStop } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { type Place, keyOf, shown, withoutPoint } from './phrase-words.ts';
import { makeFact } from './read-clause.ts';
import { readMarkedSubject } from './read-marked-subject.ts';
import type { Word } from './read-words.ts';
import { type Sentence, standsAlone } from './sentence.ts';

/** What '- `git fetch` downloads new commits' and '**Episodic memory** covers events' say. */
export function findMarkedDeeds(
  sentence: Sentence,
  place: Place,
  known: ReadonlySet<number>,
): Fact[] {
  const { block, stands } = sentence;
  if (block.kind === 'row' || block.term || known.has(sentence.no)) return [];
  const found = readMarkedSubject(sentence, place.material);
  const words = withoutPoint(sentence.words);
  const [verb, ...rest] = withoutPoint(found?.predicate ?? []);
  if (!found || !verb || found.hasAside || found.subject.length > 5) return [];
  const statement = capitalise(`${withoutStop(shown(words, place))}.`);
  if (!stands && !standsAlone(statement, words)) return [];
  const from = found.hasArticle ? 1 : 0;
  const isBeing = /^(?:is|are|was|were|has|have)$/.test(verb.lower);
  const clause = {
    lead: [],
    subject: found.subject.map((word, no) => (no < from ? word : asNoun(word))),
    verb: [{ ...verb, tag: isBeing ? 'AUX' : 'VERB' } as const],
    rest,
    isPlural: !/[^s]s$/.test(verb.lower) && !/^(?:is|was|has|can)$/.test(verb.lower),
  };
  const fact = makeFact({ sentence, words, statement }, clause, place);
  return fact ? [{ ...fact, key: keyOf(found.subject.slice(from)) }] : [];
}

function asNoun(word: Word): Word {
  return word.tag === 'VERB' || word.tag === 'ADV' || word.tag === 'ADP'
    ? { ...word, tag: 'NOUN' }
    : word;
}
