import type { Mark } from '@engram/core/marks/mark.ts';
import type { MarkKeeper } from '../../marks/keeping/mark-keeper.ts';
import { changeTrial, findTrial } from './trial-store.ts';

/** Marks in this browser, for somebody without an account. A number that was used never comes again. */
export function keepMarksHere(trialId: string, lastNumber: number): MarkKeeper {
  let last = lastNumber;
  return {
    async keep(mark) {
      const known = findTrial()?.marks.find(({ id }) => id === mark.id);
      const kept: Mark = { ...mark, number: known?.number ?? (last += 1) };
      changeTrial(trialId, (trial) => ({
        ...trial,
        marks: [...trial.marks.filter(({ id }) => id !== mark.id), kept],
        lastNumber: last,
      }));
      return kept;
    },
    async remove(markId) {
      changeTrial(trialId, (trial) => ({
        ...trial,
        marks: trial.marks.filter(({ id }) => id !== markId),
        answers: trial.answers.filter(({ questionId }) => questionId !== markId),
      }));
    },
  };
}
