import { Question } from '@engram/core/questions/question.ts';
import { SharedResult } from '@engram/core/sharing/shared-test.ts';
import { z } from 'zod';

const Rest = SharedResult.omit({ questions: true });

/** By the questions of a share in memory, which are the same for all who submit. */
const writtenQuestions = new WeakMap<readonly Question[], string>();

/** As the contract has it. The questions are checked and written once, and not for each of a class. */
export function writeResult(asked: readonly Question[], result: SharedResult): string {
  const rest = JSON.stringify(Rest.encode(result));
  return `${rest.slice(0, -1)},"questions":${writeQuestions(asked, result.questions)}}`;
}

function writeQuestions(asked: readonly Question[], questions: SharedResult['questions']): string {
  const known = writtenQuestions.get(asked);
  if (known !== undefined) return known;
  const written = JSON.stringify(z.array(Question).encode(questions));
  writtenQuestions.set(asked, written);
  return written;
}
