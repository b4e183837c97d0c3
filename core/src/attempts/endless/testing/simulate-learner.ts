import type { Question } from '../../../questions/question.ts';
import type { Random } from '../../../seeded-random.ts';
import type { GivenAnswer } from '../../attempt.ts';
import { chanceToGuess } from '../chance-to-guess.ts';
import { type AdaptiveProgress, chooseAgain, chooseTurn, lacksQuestions } from '../choose-turn.ts';
import { answerIt, makeQuestion, type SampleType } from './sample-questions.ts';

export type Learner = {
  /** How much of each topic is really known. */
  knows: Readonly<Record<string, number>>;
  /** The share of the first questions that were asked before the test, in others or in reviews. */
  askedBefore: number;
};

/** A question as it was asked. */
export type SimulatedTurn = {
  questionId: string;
  topic: string;
  type: Question['type'];
  round: number;
  isRight: boolean;
  /** What the server had said of it. */
  chance: number | null;
};

const types: readonly SampleType[] = [
  'multiple-choice',
  'true-false',
  'multiple-answer',
  'multiple-choice',
  'matching',
];
/** How often somebody knows an answer later that was told. */
const learns = 0.85;
const batch = 10;

/** So many turns of an endless test, by a learner whose every question is either known or not. */
export function simulateLearner(
  { knows, askedBefore }: Learner,
  { turns, random }: { turns: number; random: Random },
): SimulatedTurn[] {
  const topics = Object.keys(knows);
  const questions: Question[] = [];
  const known = new Map<string, number | null>();
  const isKnown = new Map<string, boolean>();
  const answers: GivenAnswer[] = [];

  function addBatch(share: number): void {
    for (let count = 0; count < batch; count += 1) {
      const no = questions.length;
      const topic = topics[no % topics.length] ?? '';
      // Every topic has every type.
      const turn = (no % topics.length) + 2 * Math.floor(no / topics.length);
      const type = types[turn % types.length] ?? 'true-false';
      const question = makeQuestion(no + 1, { topic, type });
      questions.push(question);
      const chance = random() < share ? recallOf(knows[topic] ?? 0, random) : null;
      if (chance !== null) known.set(question.id, chance);
      isKnown.set(question.id, random() < (chance ?? knows[topic] ?? 0));
    }
  }

  addBatch(askedBefore);
  addBatch(askedBefore);
  return Array.from({ length: turns }, (_, no): SimulatedTurn => {
    const progress: AdaptiveProgress = { questions, answers, skippedId: null, known };
    if (lacksQuestions(progress)) addBatch(0);
    const choice = chooseTurn(progress) ?? chooseAgain(progress);
    if (!choice) throw new Error('There is always a question');
    const { question, round } = choice;
    const { id, topic, type } = question;
    const isRight = isKnown.get(id) === true || random() < chanceToGuess(question);
    if (!isRight) isKnown.set(id, random() < learns);
    answers.push(answerIt(question, { isRight, round, revision: no + 1 }));
    const chance = known.get(id) ?? null;
    return { questionId: id, topic: topic ?? '', type, round, isRight, chance };
  });
}

/** What was right is well remembered, what was missed hardly; as many of both as make the share. */
function recallOf(share: number, random: Random): number {
  const [right, missed] = [0.75 + 0.25 * random(), random() < 0.5 ? 0 : 0.4 * random()];
  return random() < (share - 0.1) / 0.775 ? right : missed;
}
