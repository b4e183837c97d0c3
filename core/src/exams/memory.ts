import { FSRSAlgorithm, Rating as Grade } from 'ts-fsrs';
import { type Parameters, usualParameters } from '../reviews/parameters.ts';

/** What FSRS knows of something that was reviewed. Days are numbered, each whole day of the learner one up. */
export type Memory = {
  /** In how many days it falls to nine tenths. */
  stability: number;
  difficulty: number;
  /** The day of the last review. */
  day: number;
};

/** How a learner's memory goes on. The parameters are those of FSRS, its authors' or the learner's own. */
export type MemoryModel = {
  /** After the day on which something was new. */
  begin: (day: number) => Memory;
  /** The chance that it is remembered on a day, from 0 to 1. */
  recall: (memory: Memory, day: number) => number;
  remember: (memory: Memory, day: number) => Memory;
  /** Forgotten, and then seen once more the same day. */
  forget: (memory: Memory, day: number) => Memory;
};

export function makeMemoryModel(parameters: Parameters = usualParameters): MemoryModel {
  const engine = new FSRSAlgorithm({ enable_short_term: true, w: [...parameters] });
  const recall = ({ stability, day: last }: Memory, day: number) =>
    engine.forgetting_curve(Math.max(0, day - last), stability);
  const review = (memory: Memory, day: number, grade: Grade): Memory => ({
    ...engine.next_state(memory, Math.max(0, day - memory.day), grade),
    day,
  });
  return {
    begin: (day) => ({ ...engine.next_state(null, 0, Grade.Good), day }),
    recall,
    remember: (memory, day) => review(memory, day, Grade.Good),
    forget: (memory, day) => review(review(memory, day, Grade.Again), day, Grade.Good),
  };
}
