import { expect, it } from 'vitest';
import { isComing } from '../availability.ts';
import { plans, popupBenefits, premiumBenefits } from './catalogue.ts';

it('has two tiers, free and premium: every paid plan is premium with the same rights (CF-02, D3) [ROLE-03] [BROLE-02]', () => {
  const { free, student, educator } = plans;
  expect([free, student, educator].map(({ isPremium }) => isPremium)).toEqual([false, true, true]);
  expect(educator.limits).toEqual(student.limits);
  expect(Object.keys(plans)).toEqual(['free', 'student', 'educator']);
});

it('unlocks multiple-answer questions by premium, and locks none (CF-06, D5) [ROLE-13] [BROLE-04]', () => {
  const { free, student } = plans;
  const freeTypes = free.limits.questionTypes;
  const { questionTypes } = student.limits;
  expect(questionTypes.filter((type) => !freeTypes.includes(type))).toEqual(['multiple-answer']);
  expect(freeTypes.filter((type) => !questionTypes.includes(type))).toEqual([]);
});

it('gives premium higher limits of text, questions and AI tests (CF-03, CF-04, CF-05, D4) [ROLE-14] [BROLE-04]', () => {
  const listed = [plans.free, plans.student].map(({ limits }) => [
    limits.characters,
    limits.questionsPerTest,
    limits.questionsPerType,
    limits.aiTestsPerMonth,
  ]);
  expect(listed).toEqual([
    [30_000, 20, 20, 5],
    [50_000, 50, 30, Number.POSITIVE_INFINITY],
  ]);
});

it('lists hints and analytics as benefits that work (CF-28) [BROLE-04] [ROLE-15]', () => {
  const marked = premiumBenefits.map(({ text, needs }) => [text, isComing(needs)]);
  expect(marked).toEqual([
    ['Advanced analytics', false],
    ['AI hints', false],
    ['Priority support', false],
    ['YouTube and image input', false],
  ]);
});

it('promises nothing in the popup that is still to come (C12) [RES-52]', () => {
  expect(popupBenefits.filter(({ needs }) => isComing(needs))).toEqual([]);
});
