import { type Question, type QuestionOf, questionVersion } from '../questions/question.ts';

/**
 * Five questions about learning itself [BERR-05]. They are shown, and called samples, when a text
 * gave too few of its own (D7).
 */
export function makeSamples(newId: () => string): Question[] {
  return [...singleAnswers, multipleAnswer].map((sample) => ({ ...sample, id: newId() }));
}

const common = {
  version: questionVersion,
  source: null,
  topic: null,
  madeBy: 'sample',
  isVerified: true,
} as const;

const singleAnswers: readonly Omit<QuestionOf<'multiple-choice'>, 'id'>[] = [
  {
    ...common,
    type: 'multiple-choice',
    text: 'What does spaced repetition ask you to do?',
    options: [
      { id: 'a', text: 'Review all material on the evening before an exam' },
      { id: 'b', text: 'Review material again after growing pauses' },
      { id: 'c', text: 'Repeat a sentence aloud until it sounds familiar' },
      { id: 'd', text: 'Leave an empty line between two notes' },
    ],
    correctAnswer: 'b',
    explanation:
      'Reviews that are spread over time, with growing pauses, are remembered longer than the same time spent at once.',
    hint: 'Think of when you review, not of how.',
  },
  {
    ...common,
    type: 'multiple-choice',
    text: 'Which activity is an example of retrieval practice?',
    options: [
      { id: 'a', text: 'Reading a chapter a second time' },
      { id: 'b', text: 'Marking important sentences in colour' },
      { id: 'c', text: 'Copying notes in better handwriting' },
      { id: 'd', text: 'Answering questions with the book closed' },
    ],
    correctAnswer: 'd',
    explanation:
      'Retrieval practice means bringing something to mind without looking it up, as in a practice test.',
    hint: 'In which activity does memory have to work alone?',
  },
  {
    ...common,
    type: 'multiple-choice',
    text: 'What is interleaving?',
    options: [
      { id: 'a', text: 'Mixing several topics or kinds of problems in one study session' },
      { id: 'b', text: 'Finishing one topic completely before the next one begins' },
      { id: 'c', text: 'Listening to music while reading a difficult text' },
      { id: 'd', text: 'Studying in a group in which everybody has one task' },
    ],
    correctAnswer: 'a',
    explanation:
      'Mixed practice makes you choose the right method for each problem, which practice in blocks does not.',
    hint: 'The opposite is called practice in blocks.',
  },
  {
    ...common,
    type: 'multiple-choice',
    text: 'What does the forgetting curve of Hermann Ebbinghaus show?',
    options: [
      { id: 'a', text: 'How fast people of different ages can read' },
      { id: 'b', text: 'How many things fit into working memory at once' },
      { id: 'c', text: 'How memory fades with time when nothing is reviewed' },
      { id: 'd', text: 'How sleep becomes shorter before an examination' },
    ],
    correctAnswer: 'c',
    explanation:
      'Ebbinghaus measured in 1885 that much is lost within the first day, and then less and less.',
    hint: 'Look at its name.',
  },
];

const multipleAnswer: Omit<QuestionOf<'multiple-answer'>, 'id'> = {
  ...common,
  type: 'multiple-answer',
  text: 'Which of these are ways of testing yourself?',
  options: [
    { id: 'a', text: 'Reciting a definition from memory' },
    { id: 'b', text: 'Underlining a definition in the book' },
    { id: 'c', text: 'Going through flashcards' },
    { id: 'd', text: 'Solving old exam questions without notes' },
  ],
  correctAnswer: ['a', 'c', 'd'],
  explanation: 'All of them need an answer from memory; underlining does not.',
  hint: 'Three of them need an answer before you can look.',
};
