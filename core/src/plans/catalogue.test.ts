import { expect, it } from 'vitest';
import { User } from '../accounts/user.ts';
import { betaPromotion, plans, priceToPay } from './catalogue.ts';

it('lists Free at $0, Student at $9 and Educator at $19 per month (D3)', () => {
  const prices = Object.values(plans).map((plan) => [plan.name, plan.pricePerMonthUsd]);
  expect(prices).toEqual([
    ['Free', 0],
    ['Student', 9],
    ['Educator', 19],
  ]);
});

it('charges $5 for either paid plan while the beta offer is on, and nothing for Free', () => {
  const toPay = Object.values(plans).map((plan) => priceToPay(plan, betaPromotion));
  expect(toPay).toEqual([0, 5, 5]);
});

it('charges the list price when the beta offer is off', () => {
  expect(priceToPay(plans.educator, { ...betaPromotion, isOn: false })).toBe(19);
});

it('gives free users 5 AI tests, 30,000 characters, 20 questions and five types (D4, D5)', () => {
  expect(plans.free.limits).toMatchObject({
    aiTestsPerMonth: 5,
    characters: 30_000,
    questionsPerTest: 20,
    questionsPerType: 20,
    questionTypes: ['multiple-choice', 'true-false', 'short-answer', 'matching', 'fill-in-blank'],
  });
});

it('gives both paid plans 50,000 characters, 50 questions, 30 per type and all types (D4, D5)', () => {
  expect(plans.educator.limits).toEqual(plans.student.limits);
  expect(plans.student.limits).toMatchObject({
    aiTestsPerMonth: Number.POSITIVE_INFINITY,
    characters: 50_000,
    questionsPerTest: 50,
    questionsPerType: 30,
  });
  expect(plans.student.limits.questionTypes).toContain('multiple-answer');
});

it('makes no difference between student and educator: neither the limits nor the user know a role [ROLE-02] [BROLE-01]', () => {
  expect(plans.educator.limits).toEqual(plans.student.limits);
  expect(plans.educator.isPremium).toBe(plans.student.isPremium);
  expect(plans.educator.trialDays).toBe(plans.student.trialDays);
  const known = ['uid', 'email', 'displayName', 'emailVerified', 'timeZone', 'plan', 'isPremium'];
  expect(Object.keys(User.shape)).toEqual(known);
});
