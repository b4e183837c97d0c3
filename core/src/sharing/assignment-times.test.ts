import { expect, it } from 'vitest';
import type { AssignmentRules } from './assignment.ts';
import {
  closeByDefault,
  findCollection,
  findEnd,
  findState,
  isOver,
  isSoundClosing,
  mayShow,
} from './assignment-times.ts';

const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const opensAt = at('02T08:00');
const closesAt = at('02T09:00');
const rules: AssignmentRules = {
  timeLimitMinutes: null,
  tries: 1,
  answersShown: 'after-closing',
  shufflesQuestions: false,
  shufflesOptions: false,
  acceptsLate: false,
  asksName: true,
};
const late = { ...rules, acceptsLate: true };

it.each([
  ['02T07:59', 'not-open', 'not-open'],
  ['02T08:00', 'open', 'open'],
  ['02T08:59', 'open', 'open'],
  ['02T09:00', 'closed', 'late'],
  ['09T08:59', 'closed', 'late'],
  ['09T09:00', 'closed', 'closed'],
])('is at %s %s, and with late work %s', (time, state, stateWithLate) => {
  const times = { opensAt, closesAt, stoppedAt: null };
  expect(findState({ ...times, rules }, at(time))).toBe(state);
  expect(findState({ ...times, rules: late }, at(time))).toBe(stateWithLate);
});

it('is closed where its owner stopped it', () => {
  const stopped = { opensAt, closesAt, stoppedAt: opensAt, rules: late };
  expect(findState(stopped, at('02T08:30'))).toBe('closed');
});

it('is collected half a minute after its end, and after a week where late work may come', () => {
  expect(findCollection(rules, closesAt).toISOString()).toBe('2026-03-02T09:00:30.000Z');
  expect(findCollection(late, closesAt).toISOString()).toBe('2026-03-09T09:00:30.000Z');
});

it('shows answers at once, half a minute after closing, or never', () => {
  const shown = (answersShown: AssignmentRules['answersShown'], time: Date) =>
    mayShow({ rules: { ...rules, answersShown }, closesAt }, time);
  expect(shown('at-once', opensAt)).toBe(true);
  const half = closesAt.getTime() + 30_000;
  expect(shown('after-closing', new Date(half - 1))).toBe(false);
  expect(shown('after-closing', new Date(half))).toBe(true);
  expect(shown('never', at('30T09:00'))).toBe(false);
});

it('ends a try by its own time or by that of all, whichever comes first', () => {
  const early = at('02T08:40');
  expect(findEnd(rules, { closesAt, deadlineAt: early })).toEqual(early);
  expect(findEnd(rules, { closesAt, deadlineAt: at('02T09:10') })).toEqual(closesAt);
  expect(findEnd(late, { closesAt, deadlineAt: at('02T09:10') })).toEqual(at('02T09:10'));
  expect(findEnd(late, { closesAt, deadlineAt: null })).toEqual(at('09T09:00'));
  expect(isOver(early, new Date(early.getTime() + 29_999))).toBe(false);
  expect(isOver(early, new Date(early.getTime() + 30_000))).toBe(true);
});

it('closes after it opens and at most a year later, a week where nothing is chosen', () => {
  const isSound = (closes: Date) => isSoundClosing({ opensAt, closesAt: closes });
  expect([opensAt, at('01T08:00'), closesAt].map(isSound)).toEqual([false, false, true]);
  expect(isSound(new Date('2027-03-03T08:00:00Z'))).toBe(true);
  expect(isSound(new Date('2027-03-03T08:00:01Z'))).toBe(false);
  expect(closeByDefault(opensAt)).toEqual(at('09T08:00'));
});
