import type { Question } from '@engram/core/questions/question.ts';

/** As a language model wrote them about notes of a lecture, the right answer first. */
const written: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'When does retrieval work best, according to the encoding specificity principle?',
    'Encoding specificity principle (Tulving): retrieval works best when the cues match those present at encoding',
    [
      'When the cues match those present at encoding',
      'When the cues are stronger than those at encoding',
      'When no cues were present at encoding',
      'When the cues are given for the first time at retrieval',
    ],
  ],
  [
    'Since Lena learned her new phone number, it keeps getting in the way when she tries to recall her old one. What is this an example of?',
    'Retroactive interference: new information hinders the recall of old information',
    ['Retroactive interference', 'Proactive interference', 'Repression', 'Retrograde amnesia'],
  ],
  [
    'What did Sperling show with the partial report technique?',
    'Sperling (1960): partial report technique -> people see more than they can report',
    [
      'People see more than they can report',
      'People can report everything they have seen',
      'People report sounds better than pictures',
      'People report more than they have seen',
    ],
  ],
];

export const recordedQuestions: readonly Question[] = written.map(makeQuestion);

/** What a server sends of a test while three of its ten questions are there. */
export function writeArriving(generationId: string): string {
  const questions = recordedQuestions.map((question, slot) => ({
    type: 'question',
    slot,
    question,
  }));
  const events = [{ type: 'started', generationId, wanted: 10 }, ...questions];
  return events.map((event, id) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`).join('');
}

function makeQuestion([text, quote, options]: (typeof written)[number], slot: number): Question {
  return {
    version: 1,
    id: `0198c000-0000-7000-8000-00000000000${slot}`,
    type: 'multiple-choice',
    text,
    explanation: '',
    hint: '',
    source: { quote, start: 0, end: quote.length, page: null },
    topic: null,
    madeBy: 'ai',
    isVerified: true,
    options: options.map((option, place) => ({ id: 'abcd'.charAt(place), text: option })),
    correctAnswer: 'a',
  };
}
