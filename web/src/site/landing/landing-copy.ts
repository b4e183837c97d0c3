import type { Feature } from '@engram/core/availability.ts';
import { materialLimits, sharingLimits, siteLimits } from '@engram/core/limits.ts';
import { nameKinds } from '@engram/core/materials/kinds.ts';
import { moneyBackDays, plans, type Promotion } from '@engram/core/plans/catalogue.ts';
import { product } from '@engram/core/product.ts';
import { megabyte } from '@engram/core/units.ts';
import { writeMoney } from '../../plan-words.ts';
import { heroCopy } from './hero/hero-copy.ts';

const seconds = `${siteLimits.claimedGenerationSeconds} seconds`;

/** The words of the page below its slides, and of its head. */
export const landingCopy = {
  documentTitle: `${product.name}: turn notes into tests`,
  description: heroCopy.notes.lead,
  /** Reads well for one thing and for several. */
  study: {
    title: 'Study Smarter, Not Harder',
    lead: `Recalling an answer leaves a stronger trace than reading it again. ${product.name} turns the second reading into the first test.`,
    material: {
      title: 'Questions from your material',
      text: 'Pick a short test, a full one, endless practice or your own mix. Every question starts from your own notes.',
      needs: 'practice-tests',
    },
    source: {
      title: 'Answers you can trace',
      text: 'Every result points to the sentence it came from, highlighted where you first read it.',
      needs: 'practice-tests',
      quote: {
        before: 'The CA3 to CA1 synapse is the textbook case.',
        highlighted: 'Repeated input makes it stronger for hours.',
        after: 'Recall runs the same path.',
        highlightLabel: 'highlighted',
      },
    },
    code: {
      title: 'One code for the whole class',
      text: `Share a test with a link or a ${sharingLimits.codeLength}-character code. Others join it and see their own results.`,
      needs: 'sharing',
    },
  },
  why: {
    title: `Why Choose ${product.name}`,
    lead: 'Made for students, teachers and lifelong learners: for the week before the exam, and for the quiet minutes on the train.',
  },
  finale: {
    title: 'Your next test can write itself.',
    lead: 'Bring one page of notes, and answer your first questions in a minute.',
    needs: 'practice-tests',
  },
} as const;

export type Reason = { name: string; text: string; needs: Feature };

/** Why choose it; the beta offer only while there is one (NS-19, CF-01). */
export function writeReasons(promotion: Promotion): Reason[] {
  return [
    {
      name: `Under ${seconds}`,
      text: 'From file to a quiz or flashcards, so studying starts while you still want to.',
      needs: 'flashcards',
    },
    {
      name: 'Your files, as they are',
      text: `${nameKinds('and')} up to ${materialLimits.maxFileBytes / megabyte} MB, or text pasted straight from your notes.`,
      needs: 'practice-tests',
    },
    {
      name: 'Free forever plan',
      text: 'Start without a credit card. Upgrade only when you need more.',
      needs: 'accounts',
    },
    {
      name: `${moneyBackDays}-day money-back guarantee`,
      text: `${writeOffer(promotion)} Cancel anytime.`,
      needs: 'payment',
    },
  ];
}

function writeOffer({ isOn, pricePerMonthUsd }: Promotion): string {
  if (!isOn) return `Any paid plan is refunded within ${moneyBackDays} days of the first payment.`;
  const [student, educator] = [plans.student, plans.educator].map((plan) =>
    writeMoney(plan.pricePerMonthUsd),
  );
  return `Any paid plan for ${writeMoney(pricePerMonthUsd)} per month during beta, instead of ${student} or ${educator}, price locked in.`;
}
