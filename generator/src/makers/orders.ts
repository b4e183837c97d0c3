import type { Fact } from '../analysis/fact.ts';
import type { Word } from '../analysis/read-words.ts';
import { commonVerbs } from '../data/word-lists.ts';

/** Whether a sentence tells the reader to do something: 'Repeat the test', 'To be sure, press it'. */
export function isOrder({ verb }: Fact, words: readonly Word[]): boolean {
  const [first, second] = words;
  if (!first || !second) return false;
  if (forbidding.test(first.lower) || opensOrder(first, second)) return true;
  const isPlain = verb.length === 0;
  // Nothing but a verb can stand right before an article at the beginning.
  const isNominal = first.tag === 'NOUN' || first.tag === 'PROPN' || first.tag === 'ADJ';
  if (isPlain && isNominal && articles.has(second.lower) && !links.has(first.lower)) return true;
  if (isPlain && (bids(first, second) || (isBidding(first) && second.lower === ','))) return true;
  // Behind a lead: 'In a patient who sits, check the hips'.
  if (!['ADP', 'SCONJ', 'PART', 'ADV'].includes(first.tag)) return false;
  return words.some((word, at) => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (word.lower !== ',' || !next || !after) return false;
    return opensOrder(next, after) || (isPlain && bids(next, after));
  });
}

const articles = new Set('the a an your it them all each every this these'.split(' '));
const links = new Set(
  'besides despite unlike like once while whenever half twice throughout all both such'.split(' '),
);

const forbidding = /^(?:do|don't|never|always|please|let|avoid|ensure|remember|note)$/;

function opensOrder(verb: Word, next: Word): boolean {
  const isBase = verb.tag === 'VERB' && verb.lemma.toLowerCase() === verb.lower;
  return isBase && !/(?:ing|ed)$/.test(verb.lower) && takesObject(next);
}

/** The tagger likes to take the verb of an order for a noun. */
function bids(verb: Word, next: Word): boolean {
  return isBidding(verb) && takesObject(next);
}

function isBidding({ lower }: Word): boolean {
  return commonVerbs.has(lower) || orderVerbs.has(lower);
}

function takesObject({ lower, tag }: Word): boolean {
  return ['DET', 'ADP', 'PRON', 'NUM', 'ADJ', 'NOUN', 'PROPN'].includes(tag) && lower !== 'of';
}

const orderVerbs = new Set(
  `aim apply ask attach avoid bring call choose clean click commit compare delete dry edit estimate find get help insert lift look
  press put refer rinse save say sit stage stir tell think try use wait wash wipe write`
    .trim()
    .split(/\s+/),
);
