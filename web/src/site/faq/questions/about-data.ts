import { privacyLimits } from '@engram/core/limits.ts';
import { paths } from '../../../paths.ts';
import { countOf } from '../../../plan-words.ts';
import type { FaqGroup } from '../faq-question.ts';

const privacyPolicy = { label: 'Read the Privacy Policy', to: paths.privacy };

export const aboutData: FaqGroup = {
  id: 'your-data',
  title: 'Your data',
  questions: [
    {
      id: 'do-you-keep-my-files',
      question: 'Do you keep my files?',
      answer: 'No. We keep the text we read, never the original file.',
      needs: 'practice-tests',
    },
    {
      id: 'who-reads-my-notes',
      question: 'Who reads my notes?',
      answer:
        'If you choose an AI model, its provider gets your text for that request, without your name or email address. If you use the built-in generator, your text does not leave our server.',
      keywords: ['privacy', 'GDPR'],
      link: privacyPolicy,
      needs: 'practice-tests',
    },
    {
      id: 'do-you-train-ai-with-my-notes',
      question: 'Do you train AI with my notes?',
      answer: 'No. We do not train models with your text, and we never sell it.',
      needs: 'accounts',
    },
    {
      id: 'do-you-track-me',
      question: 'Do you use cookies or trackers?',
      answer:
        'No. We set no cookies and load nothing from other servers. Your browser keeps a sign-in token, your name and plan, and your theme.',
      link: { label: 'What is kept in your browser', to: `${paths.privacy}#in-your-browser` },
      needs: 'accounts',
    },
    {
      id: 'how-do-i-take-my-data-out',
      question: 'How do I take my data out?',
      answer: `In Settings, choose Export Data. You get a zip with everything we store about you, as JSON and as tables. You can download it for ${countOf(privacyLimits.exportDays, 'day')}.`,
      keywords: ['GDPR', 'download', 'backup'],
      needs: 'accounts',
    },
    {
      id: 'i-forgot-my-password',
      question: 'I forgot my password',
      answer: 'Enter your email address, and we send you a link to choose a new one.',
      keywords: ['reset', 'log in', 'sign in', 'login'],
      link: { label: 'Reset your password', to: paths.forgotPassword },
      needs: 'accounts',
    },
    {
      id: 'how-do-i-delete-everything',
      question: 'How do I delete everything?',
      answer:
        'In Settings, choose Delete Account and type DELETE. You are signed out everywhere at once, and everything about you is erased.',
      keywords: ['GDPR', 'erase', 'close my account'],
      link: { label: 'What happens then', to: `${paths.privacy}#your-rights` },
      needs: 'accounts',
    },
    {
      id: 'can-i-run-it-myself',
      question: 'Can I run Engram on my own server?',
      answer:
        'Yes. The software is open source under the MIT licence. It needs no AI key: the built-in generator works without one.',
      needs: 'practice-tests',
    },
  ],
};
