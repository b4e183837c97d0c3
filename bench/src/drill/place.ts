import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Question } from '@engram/core/questions/question.ts';
import type { Caller } from './caller.ts';
import type { Ledger } from './ledger.ts';

export type Place = {
  origins: readonly string[];
  ledger: Ledger;
  /** Shares need a confirmed address, and no mail is sent here. */
  confirmEmail: (userId: string) => Promise<void>;
  chance: () => number;
};

export type Learner = Place & { caller: Caller; userId: string; token: string };
export type Test = { testId: string; questions: Question[] };

/** Learners think before they go on. */
export function rest(): Promise<void> {
  return pause(randomInt(50, 400));
}
