import type { Assignment, AssignmentRules, LiveTaker } from '@engram/core/sharing/assignment.ts';
import { testId } from '../../attempts/testing/stub-results.ts';

export const code = 'TK4N9P';

export const usualRules: AssignmentRules = {
  timeLimitMinutes: 25,
  tries: 1,
  answersShown: 'after-closing',
  shufflesQuestions: true,
  shufflesOptions: true,
  acceptsLate: false,
  asksName: true,
};

/** For tests: what Maya, who is in Berlin, has given; it is Friday 13 November, 10:10 there. */
export function makeAssignment(facts: Partial<Assignment> = {}): Assignment {
  return {
    code,
    shareUrl: `https://engram.example/test/${code}`,
    title: 'Plants: roots and water',
    practiceTestId: testId,
    classId: null,
    state: 'open',
    rules: usualRules,
    opensAt: '2026-11-13T09:00:00.000Z',
    closesAt: '2026-11-20T14:00:00.000Z',
    createdAt: '2026-11-13T09:00:00.000Z',
    questionCount: 20,
    answering: 2,
    done: 1,
    ...facts,
  };
}

export const liveNow = '2026-11-13T09:10:00.000Z';

export function makeLiveTaker(place: number, facts: Partial<LiveTaker> = {}): LiveTaker {
  return {
    attemptId: `0198d000-0000-7000-8000-${String(place).padStart(12, '0')}`,
    name: `Taker ${place} Name`,
    place,
    number: 1,
    state: 'answering',
    answered: 10 + place,
    startedAt: '2026-11-13T09:00:00.000Z',
    deadlineAt: '2026-11-13T09:25:30.000Z',
    submittedAt: null,
    isLate: false,
    isCollected: false,
    repeats: null,
    ...facts,
  };
}
