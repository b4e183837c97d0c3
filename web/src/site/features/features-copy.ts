import type { Feature } from '@engram/core/availability.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import { titled } from '../../page-head.ts';
import type { Audience } from './audience.ts';
import type { PictureName } from './feature-picture.tsx';

type FeatureText = { title: string; text: string; picture: PictureName; needs: Feature };

type AudienceText = { name: string; features: readonly FeatureText[] };

/** What each audience is told. It is only told: nobody gets other rights for it [ROLE-02]. */
export const audienceTexts: Readonly<Record<Audience, AudienceText>> = {
  students: {
    name: 'For Students',
    features: [
      {
        title: 'Tests from your own notes',
        text: 'Add a file or paste text. The first question is there in seconds.',
        picture: 'question-types',
        needs: 'practice-tests',
      },
      {
        title: 'Answers you can trace',
        text: 'Every answer shows the sentence it came from, word for word.',
        picture: 'quote',
        needs: 'practice-tests',
      },
      {
        title: 'Review at the right time',
        text: 'What you missed comes back just before you would forget it.',
        picture: 'ratings',
        needs: 'reviews',
      },
      {
        title: 'Flashcards from the same page',
        text: 'Terms and questions, written from the text you already have.',
        picture: 'deck',
        needs: 'flashcards',
      },
      {
        title: 'Progress you can see',
        text: 'Attempts, scores and the questions that still slip.',
        picture: 'progress',
        needs: 'practice-tests',
      },
      {
        title: 'Endless practice',
        text: 'Answer, see why, go on. Stop when you have had enough.',
        picture: 'feedback',
        needs: 'practice-tests',
      },
    ],
  },
  educators: {
    name: 'For Educators',
    features: [
      {
        title: 'Review before you share',
        text: 'Edit, replace or delete any question. Each has its key and quote.',
        picture: 'verified-question',
        needs: 'practice-tests',
      },
      {
        title: 'Join with a code',
        text: `Students type ${sharingLimits.codeLength} characters. They do not need an account.`,
        picture: 'code',
        needs: 'sharing',
      },
      {
        title: 'Worst question first',
        text: 'Teachers see which question the class missed, and what it chose.',
        picture: 'question-report',
        needs: 'class-reports',
      },
      {
        title: 'Auto-grading and feedback',
        text: 'Graded on the server, where the answer key stays. A result for every submission.',
        picture: 'taker-report',
        needs: 'sharing',
      },
      {
        title: 'Coverage of the chapter',
        text: 'See which sections have questions and which do not.',
        picture: 'coverage',
        needs: 'practice-tests',
      },
      {
        title: 'Take it with you',
        text: 'Print it, or keep the results in a spreadsheet.',
        picture: 'exports',
        needs: 'practice-tests',
      },
    ],
  },
};

export const featuresCopy = {
  documentTitle: titled('Features'),
  description:
    'What students and teachers do with Engram: tests and flashcards from their own notes, a source for every answer, review at the right time, sharing by code.',
  title: { before: 'Made for the moment you', highlighted: 'recall.' },
  lead: 'Tools that turn reading into remembering.',
  tabs: 'Features for',
} as const;
