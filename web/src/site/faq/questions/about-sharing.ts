import { figures } from '../../figures.ts';
import type { FaqGroup } from '../faq-question.ts';

export const aboutSharing: FaqGroup = {
  id: 'sharing',
  title: 'Sharing',
  questions: [
    {
      id: 'how-do-i-share-a-test',
      question: 'How do I share a test?',
      answer: `Choose Share Test on its results. You get a link and a ${figures.code} to pass on. Confirm your email address first: only then can you share.`,
      needs: 'sharing',
    },
    {
      id: 'do-others-need-an-account',
      question: 'Do others need an account?',
      answer: `No. They open the link, or choose Join a test and type the ${figures.code}.`,
      needs: 'sharing',
    },
    {
      id: 'how-long-does-a-code-work',
      question: 'How long does a code work?',
      answer: `${figures.sharedFor}. You can share the test again for a new code.`,
      needs: 'sharing',
    },
    {
      id: 'can-they-find-the-answers',
      question: 'Can people find the answers in the page?',
      answer:
        'No. The answers stay on the server until a test is handed in, and the score is counted there.',
      keywords: ['cheat', 'cheating'],
      needs: 'sharing',
    },
    {
      id: 'what-do-i-see-of-others',
      question: 'What do I see of the people who take my test?',
      answer:
        'The name they enter, if any, and their answers, score and time, overall and for each question. If they are signed in, the name field starts with their account name, and they can change it. For the whole group you see which questions were hardest.',
      keywords: ['teacher', 'school', 'class', 'report'],
      needs: 'class-reports',
    },
  ],
};
