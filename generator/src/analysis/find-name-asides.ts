import { capitalise, withoutStop } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { findNameRuns } from './name-runs.ts';
import { parseClause } from './parse-clause.ts';
import { type Place, shown } from './phrase-words.ts';
import { makeFact } from './read-clause.ts';
import { readAgent } from './read-naming.ts';
import type { Word } from './read-words.ts';
import { isNounTag, isPluralNoun } from './retag.ts';
import { type Sentence, standsAlone } from './sentence.ts';

/**
 * What long sentences say of a name by the way: 'Daniel Jones, who taught in London, …' and 'the
 * Gallagher index, proposed by Michael Gallagher in 1991, …'.
 */
export function findNameAsides(sentence: Sentence, place: Place): Fact[] {
  const { words, block } = sentence;
  if (block.kind === 'row' || block.term) return [];
  return findNameRuns(words).flatMap(({ from, end: runEnd }) => {
    let end = runEnd;
    while (words[end]?.tag === 'NOUN' && words[end]?.text === words[end]?.lower) end += 1;
    // ', Le Père, concluded …' is an apposition itself, and the verb follows.
    if (words[end]?.lower !== ',' || words[from - 1]?.lower === ',') return [];
    // 'His Latin Bible' is whose?
    if (/^(?:his|her|its|their|['’]s?)$/.test(words[from - 1]?.lower ?? '')) return [];
    const article = /^(?:the|an?)$/.test(words[from - 1]?.lower ?? '');
    const name = words.slice(from, end);
    const close = words.findIndex(
      ({ lower }, at) => at > end && [',', ';', ':', '.', ')'].includes(lower),
    );
    const body = words.slice(end + 1, close < 0 ? words.length : close);
    const isAside = closesBeforeVerb(words, from, close);
    // 'The coffee house of Edward Lloyd, which …' goes on about the house.
    if (
      body[0]?.lower === 'which' &&
      (words[from - 1]?.lower === 'of' || place.names.isPerson(name))
    )
      return [];
    // 'a cook in Somalia, who fell ill' goes on about the cook.
    if (body[0]?.lower === 'who' && /^(?:in|at|near)$/.test(words[from - 1]?.lower ?? ''))
      return [];
    const predicate = relativeOf(body) ?? (isAside ? participleOf(body, name) : undefined);
    return predicate && body.length > 3
      ? readAside({ sentence, name, predicate, hasArticle: article }, place)
      : [];
  });
}

/** Whether the sentence has its verb elsewhere: 'Krakatoa, an island near Java, exploded' has not. */
function closesBeforeVerb(words: readonly Word[], from: number, close: number): boolean {
  const comma = words.findLastIndex(({ lower }, at) => at < from && lower === ',');
  const isVerb = (word: Word | undefined) => word?.tag === 'VERB' || word?.tag === 'AUX';
  if (words.slice(comma + 1, from).some(isVerb)) return true;
  return comma < 0 && words[close]?.lower === ',' && isVerb(words[close + 1]);
}

/** 'who taught in London' without its 'who'. */
function relativeOf([first, ...others]: readonly Word[]): Word[] | undefined {
  const [verb] = others;
  const isRelative = first?.lower === 'who' || first?.lower === 'which';
  return isRelative && (verb?.tag === 'VERB' || verb?.tag === 'AUX') ? others : undefined;
}

/** 'proposed by …' with the 'was' that it lacks. */
function participleOf(body: readonly Word[], name: readonly Word[]): Word[] | undefined {
  const at = body[0]?.tag === 'ADV' ? 1 : 0;
  const verb = body[at];
  if (verb?.tag !== 'VERB' || !/(?:ed|built|written|made)$/.test(verb.lower)) return undefined;
  const [next] = body.slice(at + 1);
  if (next?.tag !== 'ADP' || loose.has(verb.lower)) return undefined;
  const being = isPluralNoun(name.at(-1)) && !/^\p{Lu}/u.test(name.at(-1)?.text ?? '');
  const text = being ? 'were' : 'was';
  const { start } = body[0] ?? verb;
  return [{ text, lower: text, lemma: 'be', tag: 'AUX', start, end: start }, ...body];
}

const loose = new Set(['called', 'known', 'named', 'based', 'used', 'followed', 'compared']);

type Aside = {
  sentence: Sentence;
  name: readonly Word[];
  predicate: readonly Word[];
  hasArticle: boolean;
};

function readAside({ sentence, name, predicate, hasArticle }: Aside, place: Place): Fact[] {
  const words = [...name, ...predicate];
  const clause = parseClause(words);
  if (!clause || clause.lead.length > 0 || !isNounTag(name.at(-1))) return [];
  const [opening] = predicate;
  const being = opening?.start === opening?.end ? `${opening?.text ?? ''} ` : '';
  const subject = `${hasArticle ? 'the ' : ''}${shown(name, place)}`;
  const told = `${being}${withoutStop(shown(predicate, place))}`;
  const statement = capitalise(`${subject} ${told}.`);
  if (!standsAlone(statement, words)) return [];
  const fact = makeFact({ sentence, words: [], statement }, clause, place);
  if (!fact || clause.subject.length !== name.length) return [];
  const aside: Fact = {
    ...fact,
    origin: 'aside',
    subject,
    phrase: fact.shape === 'deed' ? `${being}${fact.phrase}` : fact.phrase,
  };
  const agent = readAgent(aside, clause, place);
  return agent ? [aside, agent] : [aside];
}
