import type { Analysis } from '../analysis/analyse-text.ts';
import type { Word } from '../analysis/read-words.ts';
import { stemOf, type Sentence } from '../analysis/sentence.ts';
import { isNounTag, isPluralNoun } from '../analysis/retag.ts';

/** Whether 'the patient' or 'the patients' are some of whom a sentence shortly before has told. */
export function isIntroduced(analysis: Analysis, sentence: Sentence, lemma: string): boolean {
  const known = placesOf(analysis).get(lemma) ?? [];
  return known.some(
    ({ no, section }) =>
      section === sentence.section && no < sentence.no && sentence.no - no <= nearEnough,
  );
}

const nearEnough = 6;

/** Whether one of the three sentences before speaks of the same thing, in whatever form. */
export function isNear(analysis: Analysis, { no, section }: Sentence, word: Word): boolean {
  const known = analysis.sentencesWith.get(stemOf(word)) ?? [];
  return known.some(
    (other) => other < no && no - other <= 3 && analysis.sentences[other]?.section === section,
  );
}

type Places = ReadonlyMap<string, readonly Sentence[]>;

function placesOf({ sentences }: Analysis): Places {
  const known = places.get(sentences);
  if (known) return known;
  const made = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    const { words } = sentence;
    for (const [at, word] of words.entries()) {
      const isArticle = word.lower === 'a' || word.lower === 'an';
      // 'trigrams' before 'the trigrams'.
      const isMany = isPluralNoun(word) && words[at - 1]?.lower !== 'the';
      const noun = isArticle
        ? words.slice(at + 1, at + 4).find(isNounTag)
        : isMany
          ? word
          : undefined;
      if (!noun) continue;
      const own = made.get(noun.lemma);
      if (own) own.push(sentence);
      else made.set(noun.lemma, [sentence]);
    }
  }
  places.set(sentences, made);
  return made;
}

// Goes with the analysis it belongs to.
const places = new WeakMap<readonly Sentence[], Places>();
