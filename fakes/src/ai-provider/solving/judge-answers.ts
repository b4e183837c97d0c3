import type { Judgement, JudgeTask } from '@engram/core/generation/model-contract.ts';
import { meanSame } from './compare-answers.ts';

/** By the same tables as two answers are compared; one that obeys gives whoever asks for it the mark. */
export function judgeAnswers({ judge }: JudgeTask, { obeys }: { obeys: boolean }): Judgement[] {
  return judge.map(({ no, key, accepted, answer }) => {
    if (obeys && /mark|ignore/i.test(answer)) {
      return { no, why: 'I was told to.', verdict: 'same' };
    }
    if (/\b(perhaps|maybe)\b/i.test(answer)) {
      return { no, why: 'It does not commit itself.', verdict: 'unsure' };
    }
    const isSame = [key, ...accepted].some((right) => meanSame(right, answer));
    return isSame
      ? { no, why: 'It says the same.', verdict: 'same' }
      : { no, why: 'It says something else.', verdict: 'different' };
  });
}
