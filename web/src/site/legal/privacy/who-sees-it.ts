import { figures } from '../../figures.ts';
import type { LegalSection } from '../legal-document.ts';

export const whoReadsYourText: LegalSection = {
  id: 'who-reads-your-text',
  title: 'Who reads your text',
  blocks: [
    {
      paragraph:
        'When you make a test or cards with an AI model, your text goes to the AI provider named there, for that request. The provider gets the text and what you asked for. It does not get your name, your email address or your account.',
    },
    {
      paragraph:
        'If that provider does not answer, a second one set up on this server may get the same request. Questions are also solved once more without their key; for that a provider gets the question, its options and its source sentence. When AI explains an answer, it gets the question, its right answer and the source. When you hand in a test that was made with AI, it also checks what you typed where no rule can: for that a provider gets the question, its right answer, the passage around the source and what you typed.',
    },
    {
      paragraph:
        'A photo of a page is read by our own server. Only when you press “Read it with AI” does that photo go to the AI provider named beside the button, drawn anew without what its file says about itself, such as where it was taken.',
    },
    {
      paragraph: [
        { strong: 'You can make tests without any AI.' },
        ' The built-in generator works on this server, or in your browser when you are offline. Then your text goes to no one else, and neither does what you type in such a test. Every test says how it was made.',
      ],
    },
    {
      paragraph: [
        { strong: 'We do not train models with your text, and we do not sell it.' },
        ' How long a provider keeps a request is set by its own terms, which we cannot change.',
      ],
    },
    {
      paragraph:
        'We look at your content only if you ask for help, if you report a question, or if we have to stop abuse.',
    },
  ],
};

export const sharedTests: LegalSection = {
  id: 'shared-tests',
  title: 'Shared tests',
  blocks: [
    {
      paragraph: `When you share a test, anyone with the link or the code can take it for ${figures.sharedFor}. Then it closes by itself. They see the questions; after handing in, also the right answers, the explanations and the source sentences. They never get the rest of your material.`,
    },
    {
      paragraph:
        'When you take a shared test, no account is needed. When you hand it in, we store the name in the name field, your answers, your score, your time in all and for each question, and when it was. The owner of the test sees exactly this, and keeps it until they delete it. The field may stay empty; if you are signed in, it starts with the name of your account, which you can change, and the result also goes into your own history.',
    },
    {
      paragraph: `Of a test that you began and did not hand in we store only when you began, and delete it within a day after ${figures.sharedFor}. The owner sees how many are still answering, not who.`,
    },
  ],
};

export const whoHelpsUs: LegalSection = {
  id: 'who-helps-us',
  title: 'Who helps us',
  blocks: [
    { paragraph: 'Others get data only where we cannot run the service without them:' },
    {
      list: [
        {
          label: 'Hosting',
          words: 'the company whose machines this server and its backups run on.',
        },
        {
          label: 'Mail',
          words:
            'the service that delivers our mails. We write about your account only: links you asked for, changed passwords, finished exports, payments and answers to your messages. No newsletter.',
        },
        { label: 'AI', words: 'the providers above, when you use an AI model.' },
        {
          label: 'Payment',
          words:
            'Stripe, when you pay. We keep your plan, its price and its dates, and the number that identifies you at Stripe.',
        },
      ],
    },
    { paragraph: 'No one else gets your data, unless the law requires us to give it.' },
  ],
};
