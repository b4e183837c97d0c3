import { nameKinds } from '@engram/core/materials/kinds.ts';
import { paths } from '../../../paths.ts';
import { figures } from '../../figures.ts';
import type { FaqGroup } from '../faq-question.ts';

export const aboutTests: FaqGroup = {
  id: 'tests',
  title: 'Tests',
  questions: [
    {
      id: 'can-i-try-it-first',
      question: 'Can I try it without an account?',
      answer:
        'Yes. Paste a page of your notes, or take a sample, and answer your first questions. Your text stays on your device until you decide to keep it in an account.',
      keywords: ['demo', 'sample'],
      link: { label: 'Try it with your own notes', to: paths.try },
      needs: 'practice-tests',
    },
    {
      id: 'where-do-the-questions-come-from',
      question: 'Where do the questions come from?',
      answer:
        'From your own text. Each question carries the sentence it was made from, word for word, and names the file it comes from.',
      needs: 'practice-tests',
    },
    {
      id: 'how-do-you-know-the-answer-is-right',
      question: 'How do you know the answer is right?',
      answer:
        'A question written by an AI model is solved a second time without the key. If the two answers differ, you never see it. The quoted sentence is compared with your text, too. Mistakes can still get through: check the source, and report what is wrong.',
      needs: 'practice-tests',
    },
    {
      id: 'can-i-pass-by-guessing',
      question: 'Can I pass by picking the longest option?',
      answer:
        'No. Questions whose right option stands out by its length, its place or its grammar are dropped or rewritten, because a score you can guess tells you nothing.',
      keywords: ['cheat', 'cheating', 'guess'],
      needs: 'practice-tests',
    },
    {
      id: 'which-files-can-i-use',
      question: 'Which files can I use?',
      answer: `${nameKinds('and')}, up to ${figures.files} of ${figures.fileSize} each; for flashcards one at a time. Of photos and scans we read the printed words, and you check those we are unsure of. Or paste text, the link to a web page or the transcript of a video. A text needs at least ${figures.shortestText}.`,
      needs: 'practice-tests',
    },
    {
      id: 'which-languages-work',
      question: 'Which languages can my notes be in?',
      answer:
        'Any. The questions follow the language of your text, or you choose another one: with AI they can be in English, Chinese, Spanish, French or German, whatever your notes are in. Quotes stay as they are. Without AI, we make questions from English texts and from tables in German; in any language, what you mark becomes questions.',
      keywords: ['translate'],
      needs: 'practice-tests',
    },
    {
      id: 'how-long-does-it-take',
      question: 'How long does it take to make a test?',
      answer: `Under ${figures.generation} for most tests. The first questions appear while the rest is still being made.`,
      needs: 'practice-tests',
    },
    {
      id: 'what-if-my-notes-are-short',
      question: 'What if my notes are too short for the number I want?',
      answer: `You get as many questions as your text supports, and we say so. Nothing is made up to fill the gap. A test has at least ${figures.fewestQuestions}.`,
      needs: 'practice-tests',
    },
    {
      id: 'can-i-change-the-questions',
      question: 'Can I check and change the questions first?',
      answer:
        'Yes. Before you generate, turn on Review questions before starting. You see every question with its answer and source, and can edit, replace or delete it.',
      needs: 'practice-tests',
    },
    {
      id: 'how-are-written-answers-marked',
      question: 'How are written answers graded?',
      answer:
        'Typing mistakes, plurals and other ways to write the same number are accepted. If rules cannot grade a sentence safely, AI checks it in tests that were made with AI. What is still unsure is left for you to review instead of counted wrong. You have the last word on every typed answer.',
      needs: 'practice-tests',
    },
    {
      id: 'what-if-the-ai-is-not-available',
      question: 'What happens if the AI is not available?',
      answer:
        'AI needs a confirmed email, and it can be away or have reached its limit for the day. Engram then makes the test from your text without AI and says so on the test. Without AI you get fewer questions: only those we are sure of, mostly from tables, lists of terms and abbreviations.',
      needs: 'practice-tests',
    },
    {
      id: 'can-i-choose-what-i-am-asked',
      question: 'Can I choose what I am asked about?',
      answer:
        'Yes. Mark words in your text, and each mark becomes a question or a card at once, without AI. Your marks stay with your material, and AI asks about them first.',
      keywords: ['highlight', 'select'],
      needs: 'practice-tests',
    },
    {
      id: 'can-i-use-my-material-again',
      question: 'Can I use my material again?',
      answer:
        'Yes. Every text you add has a page under Materials, with the tests and cards made from it. In the text you see which sentences you were asked about and which you missed.',
      keywords: ['library', 'subject', 'upload'],
      needs: 'practice-tests',
    },
    {
      id: 'can-i-go-back-after-a-crash',
      question: 'Can I go back to a test after a crash?',
      answer: 'Yes. Every answer is saved at once. Open the test again and the clock continues.',
      needs: 'practice-tests',
    },
  ],
};
