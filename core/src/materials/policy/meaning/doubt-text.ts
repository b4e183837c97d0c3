import type { Meaning } from './family.ts';
import type { Sentence } from './read-sentences.ts';
import { isTouched } from './weigh-topic.ts';

/**
 * Whether a text is worth a second look although nothing in it is heavy enough: somebody speaks of
 * the topic for himself or herself, or leads up to a request, or a request that has nothing to do
 * with the rest of the text stands alone in it.
 */
export function isDoubtful(meaning: Meaning, sentences: readonly Sentence[]): boolean {
  const isOpen = ({ isCaring, isPlayed }: Sentence) =>
    !isCaring && (!isPlayed || meaning.isAlwaysReal === true);
  let isSuspect = false;
  for (const [index, sentence] of sentences.entries()) {
    const { isPersonal, words } = sentence;
    // What is told of others, or taught, requests nothing.
    const isRequest = sentence.isRequest && sentence.calm < 2;
    const isLedUpTo = [sentences[index - 1], sentences[index + 1]].some(
      (beside) => beside?.isPersonal,
    );
    if (!isOpen(sentence) || !(isPersonal || isRequest || isLedUpTo)) continue;
    if (!isTouched(meaning, words)) continue;
    if (isPersonal) return true;
    isSuspect = true;
  }
  return isSuspect && isForeign(meaning, sentences);
}

/** Fewer sentences are no text in which one could be foreign. */
const shortestText = 4;
/** A request may take two sentences; a text about the topic has more of it. */
const mostForeign = 2;

/** Hardly any sentence is about the topic. */
function isForeign(meaning: Meaning, sentences: readonly Sentence[]): boolean {
  const touched = sentences.filter(({ words }) => isTouched(meaning, words));
  return sentences.length >= shortestText && touched.length <= mostForeign;
}
