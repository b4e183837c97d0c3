import { privacyLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';
import { figures } from '../../figures.ts';
import type { LegalSection } from '../legal-document.ts';

export const whatThisIs: LegalSection = {
  id: 'what-this-is',
  title: 'What this is',
  blocks: [
    {
      paragraph: `${product.name} turns study material into practice tests and flashcards. These terms are between you and the people who run this server, here called “we”. You accept them when you create an account.`,
    },
  ],
};

export const yourAccount: LegalSection = {
  id: 'your-account',
  title: 'Your account',
  blocks: [
    {
      paragraph: `You are ${privacyLimits.minAge} or older, and a parent agrees where your country asks for it. The email address is your own. An account is for one person: keep your password to yourself, and tell us if someone else got in.`,
    },
  ],
};

export const yourContent: LegalSection = {
  id: 'your-content',
  title: 'Your content stays yours',
  blocks: [
    {
      paragraph: [
        {
          strong:
            'Everything you put in stays yours, and so do the questions and cards made from it.',
        },
        ' You let us store it, work with it and show it only as far as we need to in order to run Engram for you: to make your tests, also with the AI provider you choose, and to show a shared test to the people you share it with. This ends when you delete it.',
      ],
    },
    {
      paragraph:
        'Only use material that you are allowed to use. Learning from your own lecture notes or a textbook is one thing. Sharing a test that copies large parts of someone else’s work can be another.',
    },
  ],
};

export const whatIsNotAllowed: LegalSection = {
  id: 'what-is-not-allowed',
  title: 'What is not allowed',
  blocks: [
    { paragraph: 'Do not use Engram with or for:' },
    {
      list: [
        {
          label: 'Content',
          words:
            'explicit sexual material, the making of weapons or bombs, terrorist manuals, methods of self-harm, instructions to hack or steal, calls to wipe out groups of people, or the exploitation of children.',
        },
        {
          label: 'People',
          words:
            'insulting or exposing someone, in a shared test or in the name you take it under.',
        },
        {
          label: 'Tests',
          words: 'cheating where your school or exam forbids such help.',
        },
        {
          label: 'The service',
          words:
            'breaking in, guessing share codes, flooding it with requests, or getting around its limits with several accounts.',
        },
      ],
    },
    {
      paragraph:
        'A program checks texts before they are used. Clear cases are refused. If a text may be sensitive, you get a warning and can continue. Studying a hard subject, such as war, medicine or crime, is welcome.',
    },
  ],
};

export const questionsCanBeWrong: LegalSection = {
  id: 'questions-can-be-wrong',
  title: 'Questions can be wrong',
  blocks: [
    {
      paragraph: [
        'Questions, answers and explanations are made by programs, from your text. ',
        { strong: 'They can be wrong, and your text can be wrong.' },
        ' That is why every question shows the sentence it came from. Check it before you rely on it, and report what is wrong. Nothing in Engram is medical, legal or other professional advice.',
      ],
    },
  ],
};

export const sharing: LegalSection = {
  id: 'sharing',
  title: 'Sharing',
  blocks: [
    {
      paragraph: `Anyone with the link or the code can take a test you share, for ${figures.sharedFor}. You are responsible for what you share. You see what people enter there: use it for teaching and learning only, and ask for no more than a name they choose themselves.`,
    },
  ],
};
