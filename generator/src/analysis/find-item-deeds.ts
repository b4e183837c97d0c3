import { withoutStop } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { keyOf, shown, type Place } from './phrase-words.ts';
import type { Word } from './read-words.ts';
import { readMarkedSubject } from './read-marked-subject.ts';
import type { Sentence } from './sentence.ts';

/** A point of a list whose sentence begins with what it is about: 'The **buffer** links the parts.' */
export type ItemDeed = {
  key: string;
  /** 'The buffer'. */
  subject: string;
  /** 'Buffer'; code is written small as it is. */
  name: string;
  /** 'links the parts'. */
  predicate: string;
  isPlural: boolean;
  sentence: Sentence;
};

/** One for each list, in the order of its points. */
export function findItemDeeds(
  sentences: readonly Sentence[],
  facts: readonly Fact[],
  place: Place,
): ItemDeed[][] {
  const bySentence = Map.groupBy(facts, ({ sentence }) => sentence);
  const deeds = sentences.flatMap((sentence): ItemDeed[] => {
    const { block, start } = sentence;
    if (block.kind !== 'item' || start !== block.start) return [];
    const made = readMarked(sentence, place) ?? readFact(bySentence.get(sentence) ?? []);
    return made && isPlain(made) ? [made] : [];
  });
  const lists = Map.groupBy(
    deeds,
    ({ sentence: { section, block } }) => `${section}|${block.group}`,
  );
  return [...lists.values()].filter(({ length }) => length >= 3);
}

/** '**Alginates**, made from seaweed, absorb …': the mark says where the subject is. */
function readMarked(sentence: Sentence, place: Place): ItemDeed | undefined {
  const found = readMarkedSubject(sentence, place.material);
  const [verb] = found?.predicate ?? [];
  if (!found || !verb) return undefined;
  const term = found.hasArticle ? found.subject.slice(1) : found.subject;
  return {
    key: keyOf(term),
    subject: shown(found.subject, place),
    name: shown(term, place),
    predicate: predicateOf(found.predicate, place),
    isPlural: !/(?:[^s]s|was|had)$/.test(verb.lower) && !isPastVerb(verb),
    sentence,
  };
}

function isPastVerb(word: Word | undefined): boolean {
  return word?.lower.endsWith('ed') === true;
}

/** Up to where only something is added. */
function predicateOf(words: readonly Word[], place: Place): string {
  const end = words.findIndex(
    ({ lower }, no) =>
      no > 3 &&
      (/^[;:–—]$/.test(lower) ||
        (lower === ',' &&
          /^(?:which|so|but|while|whereas|although|because)$/.test(words[no + 1]?.lower ?? ''))),
  );
  return withoutStop(shown(end < 0 ? words : words.slice(0, end), place));
}

function readFact(facts: readonly Fact[]): ItemDeed | undefined {
  const fact = facts.find(
    ({ origin, lead, isCut, isGuarded, isPerson, sentence, subjectWords }) =>
      origin === 'sentence' &&
      lead === '' &&
      !isCut &&
      !isGuarded &&
      !isPerson &&
      (subjectWords[0]?.start ?? Number.NaN) - sentence.start < 8,
  );
  if (!fact || /^an? /i.test(fact.subject)) return undefined;
  const { key, subject, name, isPlural, sentence, shape, being, phrase } = fact;
  const predicate = withoutStop(shape === 'definition' ? `${being} ${phrase}` : phrase);
  return { key, subject, name, predicate, isPlural, sentence };
}

function isPlain({ name, predicate }: ItemDeed): boolean {
  const words = predicate.split(' ').length;
  return (
    words >= 3 &&
    predicate.length <= 120 &&
    name.split(' ').length <= 4 &&
    !predicate.toLowerCase().includes(name.toLowerCase()) &&
    !/\b(?:it|they|them|this|these|those|he|she|not)\b/i.test(predicate)
  );
}
