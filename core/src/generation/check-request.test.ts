import { expect, it } from 'vitest';
import { plans, questionTypes } from '../plans/catalogue.ts';
import type { TypeCount } from './api.ts';
import { checkRequest } from './check-request.ts';

const free = plans.free.limits;
const premium = plans.student.limits;
const studyMaterial = 'Cells are the smallest units of life.';

it('[PREV-14] asks for material when there is none', () => {
  const blank = { studyMaterial: ' \n\t', questionTypes: ask('multiple-choice', 5) };
  expect(checkRequest(blank, free)).toEqual({
    ok: false,
    code: 'invalid-generation-input',
    message: 'No study material available. Please go back to the input step.',
  });
});

it('[PREV-15] asks for types when none is chosen', () => {
  expect(checkRequest({ studyMaterial, questionTypes: [] }, free)).toEqual({
    ok: false,
    code: 'invalid-generation-input',
    message: 'No question types selected. Please go back to configure your test.',
  });
});

it('[PREV-16] asks for a count when all are 0, also of a premium type', () => {
  const expected = {
    ok: false,
    code: 'invalid-generation-input',
    message: 'Please select at least one question type with a count greater than 0.',
  };
  expect(check(ask('multiple-choice', 0))).toEqual(expected);
  expect(check(ask('multiple-answer', 0))).toEqual(expected);
});

it('[CONF-27] refuses 2 questions and takes 3', () => {
  expect(check(ask('true-false', 2))).toEqual({
    ok: false,
    code: 'invalid-generation-input',
    message: 'You must have at least 3 questions to create a test.',
  });
  expect(check(ask('true-false', 3))).toEqual({ ok: true });
});

it('[CONF-37] takes 20 questions of a free user and refuses 21, however they are spread (C07)', () => {
  const twentyOne = [...ask('multiple-choice', 10), ...ask('true-false', 11)];
  expect(check(twentyOne)).toEqual({
    ok: false,
    code: 'invalid-generation-input',
    message: 'Question limit exceeded',
  });
  expect(check(ask('multiple-choice', 20))).toEqual({ ok: true });
});

it('takes 50 questions of a premium user and refuses 51 (D4)', () => {
  const thirty = ask('multiple-choice', 30);
  const asPremium = (questionTypes: TypeCount[]) =>
    checkRequest({ studyMaterial, questionTypes }, premium);
  expect(asPremium([...thirty, ...ask('true-false', 20)])).toEqual({ ok: true });
  expect(asPremium([...thirty, ...ask('true-false', 21)])).toMatchObject({
    message: 'Question limit exceeded',
  });
  expect(asPremium(ask('multiple-choice', 31))).toEqual({
    ok: false,
    code: 'invalid-generation-input',
    message: 'You can have at most 30 questions of one type.',
  });
});

it('[CONF-38] takes 10 topics and refuses 11 (C07)', () => {
  const about = (count: number) => ({
    studyMaterial,
    questionTypes: ask('true-false', 3),
    topics: Array.from({ length: count }, (_, index) => `Topic ${index}`),
  });
  expect(checkRequest(about(10), free)).toEqual({ ok: true });
  expect(checkRequest(about(11), free)).toEqual({
    ok: false,
    code: 'invalid-generation-input',
    message: 'Maximum 10 topics allowed',
  });
});

it('[CONF-36] takes any number of types (C07)', () => {
  const all = questionTypes.flatMap((type) => ask(type, 1));
  expect(checkRequest({ studyMaterial, questionTypes: all }, premium)).toEqual({ ok: true });
});

it('counts a type that is listed twice as one', () => {
  const twice = [...ask('matching', 16), ...ask('matching', 16)];
  expect(checkRequest({ studyMaterial, questionTypes: twice }, premium)).toMatchObject({
    message: 'You can have at most 30 questions of one type.',
  });
});

it('[ENT-25] gives all types but multiple-answer to everyone, and that one to premium (D5)', () => {
  const ofEach = (['multiple-choice', 'true-false', 'short-answer', 'matching'] as const).flatMap(
    (type) => ask(type, 4),
  );
  expect(check([...ofEach, ...ask('fill-in-blank', 4)])).toEqual({ ok: true });
  expect(check([...ofEach, ...ask('multiple-answer', 1)])).toEqual({
    ok: false,
    code: 'premium-only',
    message: 'This question type is part of Premium.',
  });
  expect(check([...ofEach, ...ask('multiple-answer', 0)])).toEqual({ ok: true });
  const premiumRequest = { studyMaterial, questionTypes: ask('multiple-answer', 3) };
  expect(checkRequest(premiumRequest, premium)).toEqual({ ok: true });
});

function ask(type: TypeCount['type'], count: number): TypeCount[] {
  return [{ type, count }];
}

function check(questionTypes: TypeCount[]) {
  return checkRequest({ studyMaterial, questionTypes }, free);
}
