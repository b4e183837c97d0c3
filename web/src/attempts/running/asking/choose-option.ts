import type { Answer } from '@engram/core/questions/answer.ts';
import type { PublicQuestion } from '@engram/core/questions/public-question.ts';
import { readChoices } from '../../../questions/read-answer.ts';

/** The answer after a key chose an option; undefined where there is none to choose. */
export function chooseOption(
  question: PublicQuestion,
  answer: Answer | null,
  index: number,
): Answer | undefined {
  if (!('options' in question)) return undefined;
  const id = question.options[index]?.id;
  if (id === undefined || question.type !== 'multiple-answer') return id;
  const chosen = readChoices(answer);
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
}
