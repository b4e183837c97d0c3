import { isDoubtful } from './doubt-text.ts';
import type { Meaning } from './family.ts';
import { atHome, conceals, details, harms } from './marks.ts';
import type { Sentence } from './read-sentences.ts';
import { weighTopic, withoutHarmless } from './weigh-topic.ts';

/** From these weights on a text is looked over, or refused. */
const reviewedFrom = 4;
const refusedFrom = 5;

/**
 * Among many sentences chance alone brings words together: a long text is refused from one more on,
 * and looked over before.
 */
const longText = 40;

/** Requests are short; a long sentence has words of many kinds. */
const longRequest = 240;

export type Finding = 'refused' | 'review' | undefined;

/** What a text asks for of one class: by its sentences, and by two that belong together. */
export function weighText(meaning: Meaning, sentences: readonly Sentence[]): Finding {
  const enough = sentences.length > longText ? refusedFrom + 1 : refusedFrom;
  let heaviest = 0;
  for (const [index, sentence] of sentences.entries()) {
    const frame = weighFrame(meaning, sentence);
    if (frame <= 0) continue;
    let weight = weighSentence(meaning, sentence, frame);
    if (frame >= 3) {
      const before = weighPair(meaning, sentence, sentences[index - 1]);
      weight = Math.max(weight, before, weighPair(meaning, sentence, sentences[index + 1]));
    }
    if (weight >= enough && isAddressed(meaning, sentence)) return 'refused';
    heaviest = Math.max(heaviest, weight);
  }
  return heaviest >= reviewedFrom || isDoubtful(meaning, sentences) ? 'review' : undefined;
}

function weighSentence(meaning: Meaning, sentence: Sentence, frame: number): number {
  const { words, isOrdered } = sentence;
  const isTopic = meaning.topic.test(words);
  const read = withoutHarmless(meaning, words);
  const topic = isTopic ? weighTopic(meaning, read) : 0;
  if (topic === 0) {
    const isPressing = frame >= 3 || (isOrdered && frame >= 2);
    return isPressing && meaning.hints.test(read) ? reviewedFrom : 0;
  }
  return topic + frame + countMarks(read) - (read.length > longRequest ? 1 : 0);
}

/** One sentence says what, the one beside it asks for it. */
function weighPair(meaning: Meaning, asking: Sentence, beside: Sentence | undefined): number {
  if (!beside || beside.calm > 0 || !meaning.topic.test(beside.words)) return 0;
  const read = withoutHarmless(meaning, `${asking.words}${beside.words}`);
  const topic = weighTopic(meaning, read);
  return topic < 3 ? 0 : topic + 2 + Math.min(1, countMarks(read));
}

/** A question of an exam and a guide that is mentioned in passing are looked over, not refused. */
function isAddressed({ calls }: Meaning, sentence: Sentence): boolean {
  const { words, isAsked, isTaughtFirst, isOrdered } = sentence;
  return isAsked || isOrdered || isTaughtFirst || (calls?.test(words) ?? false);
}

/** How much a sentence asks, teaches or calls: nothing where it only tells. */
function weighFrame({ study, calls, isAlwaysReal }: Meaning, sentence: Sentence): number {
  const { words, isAsked, isTaught, isOrdered, isExamined, isQuestion, calm } = sentence;
  if (sentence.isPlayed && !isAlwaysReal) return 0;
  let frame = 0;
  // A call that is told of calls nobody.
  const isCalled = calm === 0 && (calls?.test(words) ?? false);
  if (isAsked || isCalled || (isTaught && (isOrdered || isExamined))) frame = 3;
  else if (isTaught || isOrdered) frame = 2;
  else if (isExamined || isQuestion) frame = 1;
  if (frame <= calm) return 0;
  return frame - calm - (study.test(words) ? 2 : 0);
}

function countMarks(read: string): number {
  const marks = [conceals, atHome, harms, details].filter((words) => words.test(read));
  return Math.min(2, marks.length);
}
