import type { Range } from './blocks.ts';
import type { Fact } from './fact.ts';
import type { Place } from './phrase-words.ts';
import { weigh } from './phrase-words.ts';
import { readClause } from './read-clause.ts';
import { readEntry } from './read-entry.ts';
import type { Sentence } from './sentence.ts';

/** What a sentence says, clause by clause. */
export function findFacts(sentence: Sentence, place: Place): Fact[] {
  const { block } = sentence;
  if (block.kind === 'row') return [];
  if (block.term && block.body && !statesSomething(sentence, block.term)) {
    const first = sentence.start <= block.body.start;
    return first ? [readEntry(sentence, { term: block.term, body: block.body }, place)].flat() : [];
  }
  const facts = sentence.clauses.flatMap((part) => readClause(sentence, part, place));
  return facts.length === 0 && sentence.stands ? [makePlain(sentence)] : facts;
}

/** A sentence that was not taken apart can still be stated, or lose a word. */
function makePlain(sentence: Sentence): Fact {
  const words =
    sentence.words.at(-1)?.tag === 'PUNCT' ? sentence.words.slice(0, -1) : sentence.words;
  return {
    sentence,
    origin: 'sentence',
    subject: '',
    name: '',
    key: '',
    subjectWords: [],
    isPlural: false,
    isPerson: false,
    isName: false,
    shape: 'deed',
    phrase: sentence.text,
    being: '',
    statement: sentence.text,
    lead: '',
    isCut: words.some(({ lower }) => lower === ':'),
    isGuarded: true,
    weight: weigh(words),
    words,
    verb: [],
    rest: [],
  };
}

/** 'Rocky planets have three layers: …' is a sentence, not a term with its meaning. */
function statesSomething({ words, text }: Sentence, { end }: Range): boolean {
  const before = words.filter((word) => word.end <= end);
  const hasVerb = before.some(
    ({ tag, lower }, no) =>
      no > 0 &&
      (tag === 'AUX' || (tag === 'VERB' && !/(?:ing|ed)$/.test(lower) && before.length > 2)),
  );
  return hasVerb && /[.!]$/.test(text);
}
