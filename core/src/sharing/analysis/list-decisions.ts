import type { Answer } from '../../questions/answer.ts';
import type { QuestionOf, Question } from '../../questions/question.ts';
import { groupAnswers } from './group-answers.ts';
import { addBands, type AnswerTally, emptyBands, type QuestionTally } from './tally.ts';

/** What a taker could choose, and how often it was chosen, by bands. */
export type Choice = {
  /** Null for all wordings together that were too rare to be looked at. */
  answer: Answer | null;
  /** The choice was not to pick this option. */
  isLeftOut: boolean;
  bands: readonly number[];
};

/**
 * One choice out of several, with the one that the key makes. A question of one right option asks
 * for one decision, one of several right options for one by option, a matching one for one by row.
 */
export type Decision = { choices: readonly Choice[]; key: Choice };

export function listDecisions(question: Question, tally: QuestionTally): Decision[] {
  const answers = [...tally.answers.values()];
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false': {
      const ids = question.options.map(({ id }) => id);
      return decide(
        ids.map((id) => choose(id, answers, (answer) => answer === id)),
        (choice) => choice.answer === question.correctAnswer,
      );
    }
    case 'multiple-answer':
      return question.options.flatMap(({ id }) => decidePick(question, id, answers));
    case 'matching':
      return question.columnA.flatMap(({ id }) => decideRow(question, id, answers));
    case 'short-answer':
    case 'fill-in-blank':
      return decideWording(question, answers);
  }
}

/** Nothing where the key is none of the choices. */
function decide(choices: readonly Choice[], isKey: (choice: Choice) => boolean): Decision[] {
  const key = choices.find(isKey);
  return key ? [{ choices, key }] : [];
}

function decidePick(
  question: QuestionOf<'multiple-answer'>,
  id: string,
  answers: readonly AnswerTally[],
) {
  const isPicked = (answer: Answer | null) => Array.isArray(answer) && answer.includes(id);
  const wants = question.correctAnswer.includes(id);
  return decide(
    [
      choose([id], answers, isPicked),
      {
        ...choose([id], answers, (answer) => answer !== null && !isPicked(answer)),
        isLeftOut: true,
      },
    ],
    ({ isLeftOut }) => isLeftOut !== wants,
  );
}

/** Rows of column B with the same text stand for each other. */
function decideRow(
  { columnB, correctAnswer }: QuestionOf<'matching'>,
  row: string,
  answers: readonly AnswerTally[],
) {
  const texts = new Map(columnB.map(({ id, text }) => [id, text]));
  const partners = [...new Map(columnB.map(({ id, text }) => [text, id])).values()];
  return decide(
    partners.map((id) =>
      choose({ [row]: id }, answers, (answer) => {
        const made = partnerOf(answer, row);
        return made !== undefined && texts.get(made) === texts.get(id);
      }),
    ),
    ({ answer }) => texts.get(partnerOf(answer, row) ?? '') === texts.get(correctAnswer[row] ?? ''),
  );
}

function partnerOf(answer: Answer | null, row: string): string | undefined {
  return answer === null || typeof answer === 'string' || Array.isArray(answer)
    ? undefined
    : answer[row];
}

/**
 * The key is whatever was judged to be right, in all its wordings. What nobody has judged is a
 * wording like others: whether it behaves like the key does not depend on a verdict.
 */
function decideWording(
  { correctAnswer }: { correctAnswer: string },
  answers: readonly AnswerTally[],
): Decision[] {
  const isGiven = (answer: Answer | null) => answer !== null;
  const right = answers.filter(({ share }) => share === 1);
  const key = choose(correctAnswer, right, isGiven);
  const groups = groupAnswers(answers.filter(({ share }) => share !== 1));
  const common = groups.filter(({ count }) => count >= fewestSame).slice(0, mostWordings);
  const rare = groups.filter((group) => !common.includes(group));
  const choices = [
    key,
    ...common.map(({ answer, bands }) => ({ answer, isLeftOut: false, bands })),
    {
      answer: null,
      isLeftOut: false,
      bands: rare.reduce((sum, { bands }) => addBands(sum, bands), emptyBands()),
    },
  ];
  return [{ choices, key }];
}

/** Who alone writes something tells nothing about the key. */
const fewestSame = 3;
const mostWordings = 8;

function choose(
  answer: Answer,
  answers: readonly AnswerTally[],
  isChosen: (answer: Answer | null) => boolean,
): Choice {
  const bands = answers
    .filter((tally) => isChosen(tally.answer))
    .reduce((sum, tally) => addBands(sum, tally.bands), emptyBands());
  return { answer, isLeftOut: false, bands };
}
