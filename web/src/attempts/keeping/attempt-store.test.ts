import { attemptLimits } from '@engram/core/limits.ts';
import { expect, it, vi } from 'vitest';
import { maya } from '../../testing/stub-server.ts';
import { forgetWorkOfOthers } from '../../storage/unfinished-work.ts';
import { idAt, makeTest } from '../testing/stub-test.ts';
import { attemptsOf } from './attempt-store.ts';
import { answerKey, KeptAttempt } from './kept-attempt.ts';

const { uid } = maya;

it('has written an answer before the next line runs', () => {
  const { id } = attemptsOf(uid).begin(makeTest());
  attemptsOf(uid).answer(id, { questionId: idAt(1), answer: 'b' });
  expect(readStorage(id).answers[answerKey(idAt(1))]?.answer).toBe('b');
});

it('finds everything again in a page that has just opened', () => {
  const { id } = attemptsOf(uid).begin(makeTest());
  attemptsOf(uid).answer(id, { questionId: idAt(1), answer: 'b' });
  forgetThisPage();
  expect(attemptsOf(uid).find(id)?.answers[answerKey(idAt(1))]?.answer).toBe('b');
});

it('counts every answer up, so that the server knows the last one', () => {
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  store.answer(id, { questionId: idAt(1), answer: 'a' });
  store.answer(id, { questionId: idAt(2), answer: 'True' });
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  expect(Object.values(store.find(id)?.answers ?? {}).map(({ revision }) => revision)).toEqual([
    3, 2,
  ]);
});

it('does not overwrite what another tab answered meanwhile', () => {
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  writeAsOtherTab(id, idAt(2), 'True');
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  expect(Object.keys(readStorage(id).answers)).toHaveLength(2);
});

it('shows what another tab answered', () => {
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  const listener = vi.fn();
  store.subscribe(listener);
  writeAsOtherTab(id, idAt(2), 'True');
  window.dispatchEvent(new StorageEvent('storage', { key: `kept:${uid}:attempt:${id}` }));
  expect(listener).toHaveBeenCalled();
  expect(store.find(id)?.answers[answerKey(idAt(2))]?.answer).toBe('True');
});

it('hears of the end in another tab after it slept', () => {
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  const listener = vi.fn();
  store.subscribe(listener);
  const submission = { elapsedMs: 5, completedAt: '2026-03-01T09:00:00.000Z' };
  const ended = { ...readStorage(id), phase: 'submitted', submission };
  localStorage.setItem(`kept:${uid}:attempt:${id}`, JSON.stringify(ended));
  window.dispatchEvent(new Event('pageshow'));
  expect(store.find(id)?.phase).toBe('submitted');
  expect(listener).toHaveBeenCalled();
});

it('tells of the end in another tab to whoever wants to end it here', () => {
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  const submission = { elapsedMs: 5, completedAt: '2026-03-01T09:00:00.000Z' };
  const ended = { ...readStorage(id), phase: 'submitted', submission };
  localStorage.setItem(`kept:${uid}:attempt:${id}`, JSON.stringify(ended));
  const listener = vi.fn();
  store.subscribe(listener);
  store.submit(id, new Date());
  expect(listener).toHaveBeenCalled();
  expect(store.find(id)?.submission?.elapsedMs).toBe(5);
});

it('does not bring back what another tab has ended and dropped while this one slept', () => {
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  const listener = vi.fn();
  store.subscribe(listener);
  localStorage.removeItem(`kept:${uid}:attempt:${id}`);
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  expect(listener).toHaveBeenCalled();
  expect(store.find(id)).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('goes on in memory when the browser stores nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  expect(store.find(id)?.answers[answerKey(idAt(1))]?.answer).toBe('b');
  expect(store.isStored()).toBe(false);
});

it('notes no switch later than the server can keep', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T09:00:00.000Z') });
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  vi.advanceTimersByTime(30 * 24 * 3_600_000);
  store.noteSwitch(id);
  expect(store.find(id)?.switches).toEqual([attemptLimits.maxNumber]);
});

it('takes no answer after the end', () => {
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  store.submit(id, new Date());
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  expect(store.find(id)?.answers).toEqual({});
});

it('reports one question per test [RUN-19]', () => {
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  store.report(id, idAt(1));
  store.report(id, idAt(2));
  expect(store.find(id)?.report?.questionId).toBe(idAt(1));
});

it('keeps an answer of every shape by the id of its question [ENT-39] [RUN-37]', () => {
  const store = attemptsOf(uid);
  const { id } = store.begin(makeTest());
  store.answer(id, { questionId: idAt(1), answer: 'b' });
  store.answer(id, { questionId: idAt(3), answer: ['a', 'b'] });
  store.answer(id, { questionId: idAt(4), answer: { l1: 'r2' } });
  const given = Object.values(readStorage(id).answers).map((one) => [one.questionId, one.answer]);
  expect(Object.fromEntries(given)).toEqual({
    [idAt(1)]: 'b',
    [idAt(3)]: ['a', 'b'],
    [idAt(4)]: { l1: 'r2' },
  });
});

it('forgets the attempts of a user when another one signs in', () => {
  const { id } = attemptsOf(uid).begin(makeTest());
  forgetWorkOfOthers('1b8f1c2e-4d3a-4e5f-8a6b-1c2d3e4f5a6b');
  expect(attemptsOf(uid).find(id)).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('keeps them when the session is lost and the same user comes back', () => {
  const { id } = attemptsOf(uid).begin(makeTest());
  forgetWorkOfOthers();
  forgetWorkOfOthers(uid);
  expect(attemptsOf(uid).find(id)?.phase).toBe('open');
});

function readStorage(id: string): KeptAttempt {
  return KeptAttempt.parse(JSON.parse(localStorage.getItem(`kept:${uid}:attempt:${id}`) ?? ''));
}

function writeAsOtherTab(id: string, questionId: string, answer: string): void {
  const kept = readStorage(id);
  const given = {
    questionId,
    round: 0,
    answer,
    firstAnswer: null,
    attempts: 1,
    ownVerdict: null,
    revision: 7,
    isSent: false,
  };
  const next = { ...kept, answers: { ...kept.answers, [answerKey(questionId)]: given } };
  localStorage.setItem(`kept:${uid}:attempt:${id}`, JSON.stringify(next));
}

/** As a crash does, with the storage left alone. */
function forgetThisPage(): void {
  forgetWorkOfOthers();
}
