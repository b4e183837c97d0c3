import type { Feature } from '../availability.ts';
import { megabyte } from '../units.ts';

/** The one catalogue of plans and prices (D3, D4, D5, D25). No screen holds a number of its own. */

export const planIds = ['free', 'student', 'educator'] as const;
export type PlanId = (typeof planIds)[number];

/** Those that are paid for. */
export const paidPlanIds = ['student', 'educator'] as const satisfies readonly PlanId[];
export type PaidPlanId = (typeof paidPlanIds)[number];

export const questionTypes = [
  'multiple-choice',
  'true-false',
  'short-answer',
  'matching',
  'fill-in-blank',
  'multiple-answer',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** A line of a plan card, and what must work for it to be true (CF-28). */
export type PlanFeature = { text: string; needs: Feature };

export type PlanLimits = {
  aiTestsPerMonth: number;
  aiCardSetsPerMonth: number;
  aiAnswersPerDay: number;
  aiCallsPerDay: number;
  characters: number;
  questionsPerTest: number;
  questionsPerType: number;
  uploadBytes: number;
  /** Of all pictures that are kept. */
  pictureBytes: number;
  questionTypes: readonly QuestionType[];
};

export type Plan = {
  id: PlanId;
  name: string;
  isPremium: boolean;
  pricePerMonthUsd: number;
  trialDays: number;
  isMostPopular: boolean;
  limits: PlanLimits;
  features: readonly PlanFeature[];
};

const unlimited = Number.POSITIVE_INFINITY;

const freeLimits: PlanLimits = {
  aiTestsPerMonth: 5,
  aiCardSetsPerMonth: 5,
  aiAnswersPerDay: 30,
  // Far more than its tests and answers need: it bounds what starting and cancelling can cost.
  aiCallsPerDay: 100,
  characters: 30_000,
  questionsPerTest: 20,
  questionsPerType: 20,
  uploadBytes: 20 * megabyte,
  pictureBytes: 50 * megabyte,
  questionTypes: questionTypes.filter((type) => type !== 'multiple-answer'),
};

const premiumLimits: PlanLimits = {
  aiTestsPerMonth: unlimited,
  aiCardSetsPerMonth: unlimited,
  aiAnswersPerDay: unlimited,
  aiCallsPerDay: 500,
  characters: 50_000,
  questionsPerTest: 50,
  questionsPerType: 30,
  uploadBytes: 50 * megabyte,
  pictureBytes: 1024 * megabyte,
  questionTypes,
};

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    name: 'Free',
    isPremium: false,
    pricePerMonthUsd: 0,
    trialDays: 0,
    isMostPopular: false,
    limits: freeLimits,
    features: [
      { text: `${freeLimits.aiTestsPerMonth} quizzes per month`, needs: 'practice-tests' },
      { text: 'Basic flashcards', needs: 'flashcards' },
      { text: 'Multiple choice questions', needs: 'practice-tests' },
      { text: 'Basic progress tracking', needs: 'practice-tests' },
    ],
  },
  student: {
    id: 'student',
    name: 'Student',
    isPremium: true,
    pricePerMonthUsd: 9,
    trialDays: 7,
    isMostPopular: true,
    limits: premiumLimits,
    features: [
      { text: 'Unlimited quizzes and flashcards', needs: 'flashcards' },
      { text: 'All question types', needs: 'practice-tests' },
      { text: 'Advanced analytics', needs: 'analytics' },
      { text: 'Adaptive learning', needs: 'adaptive-learning' },
      { text: 'Priority support', needs: 'support' },
    ],
  },
  educator: {
    id: 'educator',
    name: 'Educator',
    isPremium: true,
    pricePerMonthUsd: 19,
    trialDays: 7,
    isMostPopular: false,
    limits: premiumLimits,
    features: [
      { text: 'Everything in Student', needs: 'accounts' },
      { text: 'Unlimited students', needs: 'sharing' },
      { text: 'Class management tools', needs: 'class-tools' },
      { text: 'Auto-grading and feedback', needs: 'sharing' },
      { text: 'Student progress reports', needs: 'class-tools' },
    ],
  },
};

/**
 * What the popup says of premium (C04, N31). The hard difficulty is for everybody, so it is not
 * listed (C10, D21); explanations are premium's without a daily limit (C12, D25).
 */
export const popupBenefits: readonly PlanFeature[] = [
  { text: `Up to ${premiumLimits.questionsPerTest} questions per test`, needs: 'practice-tests' },
  { text: 'All question types', needs: 'practice-tests' },
  { text: 'AI hints and explanations', needs: 'hints' },
];

/** What the dashboard promises of premium (CF-28). */
export const premiumBenefits: readonly PlanFeature[] = [
  { text: 'Advanced analytics', needs: 'analytics' },
  { text: 'AI hints', needs: 'hints' },
  { text: 'Priority support', needs: 'support' },
  { text: 'YouTube and image input', needs: 'video-and-image-input' },
];

/** The beta offer (D3): while on, any paid plan costs this, and the price stays. */
export type Promotion = { isOn: boolean; pricePerMonthUsd: number };
export const betaPromotion: Promotion = { isOn: true, pricePerMonthUsd: 5 };

export const moneyBackDays = 30;

/** A payment that fails takes nothing away for so long: cards expire, banks ask back. */
export const paymentGraceDays = 7;

/** What a new subscriber pays per month. */
export function priceToPay(plan: Plan, promotion: Promotion): number {
  if (!plan.isPremium || !promotion.isOn) return plan.pricePerMonthUsd;
  return Math.min(plan.pricePerMonthUsd, promotion.pricePerMonthUsd);
}
