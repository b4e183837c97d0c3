import { expect, it } from 'vitest';
import type { Question } from '../../questions/question.ts';
import type { GivenAnswer } from '../attempt.ts';
import {
  type AdaptiveProgress,
  chooseAgain,
  type Choice,
  chooseTurn,
  lacksQuestions,
} from './choose-turn.ts';
import { answerIt, makeQuestion } from './testing/sample-questions.ts';

/** Statements about topics, in the order of a test. */
function askAbout(...topics: (string | null)[]): Question[] {
  return topics.map((topic, no) => makeQuestion(no + 1, { topic }));
}

function times(count: number, topic: string): string[] {
  return Array.from({ length: count }, () => topic);
}

function progress(
  questions: readonly Question[],
  facts: Partial<AdaptiveProgress> = {},
): AdaptiveProgress {
  return { questions, answers: [], skippedId: null, known: new Map(), ...facts };
}

/** Answers what is chosen, so often; what was missed is known then. */
function take(
  begun: AdaptiveProgress,
  turns: number,
  { isRight }: { isRight: (choice: Choice, turn: number) => boolean },
): { choices: Choice[]; answers: readonly GivenAnswer[] } {
  let { answers } = begun;
  const choices = Array.from({ length: turns }, (_, turn) => {
    const choice = chooseTurn({ ...begun, answers });
    if (!choice) throw new Error(`Nothing is left at turn ${turn}`);
    const { question, round } = choice;
    const given = { isRight: isRight(choice, turn), round, revision: answers.length + 1 };
    answers = [...answers, answerIt(question, given)];
    return choice;
  });
  return { choices, answers };
}

const right = { isRight: () => true };

/** By their place in the test. */
function numbersOf(questions: readonly Question[], choices: readonly Choice[]): number[] {
  return choices.map(({ question }) => questions.indexOf(question) + 1);
}

it('asks more of the topic that is known less', () => {
  const questions = askAbout(...times(20, 'Osmosis'), ...times(20, 'Mitosis'));
  const known = new Map(questions.map(({ id, topic }) => [id, topic === 'Osmosis' ? 0.4 : 0.85]));
  const { choices } = take(progress(questions, { known }), 15, right);
  const ofOsmosis = choices.filter(({ question }) => question.topic === 'Osmosis');
  expect(ofOsmosis.length).toBeGreaterThanOrEqual(10);
  expect(ofOsmosis.length).toBeLessThan(15);
});

it('takes names that differ in capitals and spaces alone for one topic', () => {
  const questions = askAbout('Osmosis', 'osmosis ');
  const { choices } = take(progress(questions), 2, right);
  expect(choices.map(({ why }) => why)).toMatchObject([
    { kind: 'new', topic: 'Osmosis' },
    { kind: 'topic', topic: 'Osmosis', isWeakest: false },
  ]);
});

it('asks what keeps eight of ten right: the surest when much was missed, the hardest when nothing was', () => {
  const questions = askAbout(...times(12, 'Osmosis'));
  const known = new Map(questions.map(({ id }, no) => [id, 0.3 + no / 20]));
  const numbers = (isRight: boolean) => {
    const { choices } = take(progress(questions, { known }), 2, { isRight: () => isRight });
    return numbersOf(questions, choices);
  };
  // Who does not know a statement is right by a guess half the time, so 0.6 is eight of ten.
  expect(numbers(true)).toEqual([7, 1]);
  expect(numbers(false)).toEqual([7, 12]);
});

it('[END-06] stays at a question until it is answered rightly, and says why as before', () => {
  const questions = askAbout(...times(12, 'Osmosis'));
  const known = new Map([[questions[4]?.id ?? '', 0.6]]);
  const chosen = chooseTurn(progress(questions, { known }));
  const { answer: _, ...wrong } = answerIt(chosen?.question ?? makeQuestion(1), {
    isRight: false,
    revision: 1,
  });
  const answers = [{ ...wrong, answer: wrong.firstAnswer, attempts: 1 }];
  expect(chooseTurn(progress(questions, { known, answers }))).toEqual(chosen);
});

it('brings a missed question back as its next round, four turns later, and longer after each time it was right', () => {
  const questions = askAbout(...times(40, 'Osmosis'));
  const { choices } = take(progress(questions), 30, {
    // All others of the first ones too, so that it is behind and what was told is wanted.
    isRight: ({ round }, turn) => round > 0 || turn > 5,
  });
  const [first] = choices;
  const turns = choices.flatMap(({ question }, turn) =>
    question === first?.question ? [turn] : [],
  );
  expect(turns.slice(0, 3)).toEqual([0, 4, 8]);
  expect((turns[3] ?? 0) - 8).toBeGreaterThanOrEqual(8);
  expect(turns).toHaveLength(4);
  expect(choices[4]).toMatchObject({ round: 1, why: { kind: 'missed' } });
  expect(choices[8]).toMatchObject({ round: 2, why: { kind: 'missed' } });
});

it('brings it back after ten others at last, also where everything else is right', () => {
  const questions = askAbout(...times(40, 'Osmosis'));
  const { choices } = take(progress(questions), 20, { isRight: (_, turn) => turn !== 8 });
  const missed = choices[8]?.question;
  const again = choices.findIndex(({ question, round }) => question === missed && round === 1);
  expect(again).toBeGreaterThanOrEqual(12);
  expect(again).toBeLessThanOrEqual(19);
});

it('repeats nothing that was right while anything else is there, and never the same twice in a row', () => {
  const questions = askAbout(...times(3, 'Osmosis'));
  const { choices, answers } = take(progress(questions), 4, {
    isRight: (_, turn) => turn !== 1,
  });
  const [first, second, third, fourth] = numbersOf(questions, choices);
  expect(new Set([first, second, third]).size).toBe(3);
  // It comes early, as nothing else is left.
  expect(fourth).toBe(second);
  expect(chooseTurn(progress(questions, { answers }))).toBeUndefined();
});

it('leaves out what is surely known until nothing else is left', () => {
  const questions = askAbout(...times(4, 'Osmosis'));
  const known = new Map(questions.map(({ id }, no) => [id, no < 2 ? 0.98 : 0.5]));
  const { choices } = take(progress(questions, { known }), 4, right);
  expect(new Set(numbersOf(questions, choices.slice(0, 2)))).toEqual(new Set([3, 4]));
  expect(choices.slice(2).map(({ why }) => why)).toEqual([
    { kind: 'surely-known' },
    { kind: 'surely-known' },
  ]);
});

it('begins again with what was asked longest ago, and of weak topics with more', () => {
  const questions = askAbout(...times(5, 'Osmosis'), ...times(5, 'Mitosis'));
  const known = new Map(questions.map(({ id, topic }) => [id, topic === 'Osmosis' ? 0.3 : 0.9]));
  const begun = progress(questions, { known });
  const answers: GivenAnswer[] = questions.map((one, no) =>
    answerIt(one, { isRight: true, revision: no + 1 }),
  );
  expect(chooseTurn({ ...begun, answers })).toBeUndefined();
  for (let turn = 0; turn < 12; turn += 1) {
    const again = chooseAgain({ ...begun, answers });
    if (!again) throw new Error('There is always a question');
    const { question, round, why } = again;
    expect(why).toEqual({ kind: 'again' });
    expect(question.id).not.toBe(answers.at(-1)?.questionId);
    answers.push(answerIt(question, { isRight: true, round, revision: answers.length + 1 }));
  }
  const later = answers.slice(10).map(({ questionId }) => questionId);
  expect(later[0]).toBe(questions[0]?.id);
  expect(answers.slice(10).every(({ round }) => round > 0)).toBe(true);
  const ofOsmosis = later.filter((id) => questions.findIndex((one) => one.id === id) < 5);
  expect(ofOsmosis.length).toBeGreaterThan(later.length / 2);
});

it('asks the only question there is again and again', () => {
  const [only] = askAbout('Osmosis');
  if (!only) throw new Error('no question');
  const answers = [answerIt(only, { isRight: true, revision: 1 })];
  expect(chooseAgain(progress([only], { answers }))).toEqual({
    question: only,
    round: 1,
    why: { kind: 'again' },
  });
  expect(chooseAgain(progress([only], { skippedId: only.id }))?.question).toBe(only);
  expect(chooseAgain(progress([]))).toBeUndefined();
});

it('asks another type where another is as useful', () => {
  const questions = [1, 2, 3, 4].map((no) =>
    makeQuestion(no, { topic: 'Osmosis', type: no < 3 ? 'true-false' : 'multiple-choice' }),
  );
  // By knowledge and by guesses as often right.
  const known = new Map(questions.map(({ id }, no) => [id, no < 2 ? 0.6 : 11 / 15]));
  const { choices } = take(progress(questions, { known }), 4, right);
  const types = choices.map(({ question }) => question.type);
  expect(types[0]).not.toBe(types[1]);
  expect(types[1]).not.toBe(types[2]);
  expect(types[2]).not.toBe(types[3]);
});

it('says why: new, or how much of the topic is known and whether it is the weakest', () => {
  const questions = askAbout('Osmosis', 'Osmosis', 'Mitosis', 'Mitosis', 'Diffusion');
  const chances = [0.2, 0.2, 0.9, 0.9, null];
  const known = new Map(questions.map(({ id }, no) => [id, chances[no] ?? null]));
  const { choices } = take(progress(questions, { known }), 5, right);
  const whyOf = (topic: string) => choices.find(({ question }) => question.topic === topic)?.why;
  expect(whyOf('Osmosis')).toMatchObject({ kind: 'topic', topic: 'Osmosis', isWeakest: true });
  expect(whyOf('Mitosis')).toMatchObject({ kind: 'topic', topic: 'Mitosis', isWeakest: false });
  expect(whyOf('Diffusion')).toEqual({ kind: 'new', topic: 'Diffusion' });
});

it('tells how much of a topic is known, where a right answer may be a guess', () => {
  const shareAfter = (type: 'true-false' | 'matching', isRight: boolean) => {
    const questions = [1, 2].map((no) => makeQuestion(no, { topic: 'Osmosis', type }));
    const answers = questions.slice(0, 1).map((one) => answerIt(one, { isRight, revision: 1 }));
    const why = chooseTurn(progress(questions, { answers }))?.why;
    return why?.kind === 'topic' ? why.percent : undefined;
  };
  const [guessable, sure] = [shareAfter('true-false', true), shareAfter('matching', true)];
  expect(guessable).toBeGreaterThan(50);
  expect(sure).toBeGreaterThan((guessable ?? 0) + 10);
  expect(shareAfter('true-false', false)).toBeLessThan(25);
});

it('chooses the same on another device, which has the answers in another order', () => {
  const questions = askAbout(...times(8, 'Osmosis'), ...times(8, 'Mitosis'));
  const { answers } = take(progress(questions), 9, { isRight: (_, turn) => turn % 3 > 0 });
  const here = chooseTurn(progress(questions, { answers }));
  const sorted = answers.toSorted((one, other) => (one.questionId < other.questionId ? 1 : -1));
  expect(chooseTurn(progress(questions, { answers: sorted }))).toEqual(here);
});

it('[RUN-20] skips the question that was reported', () => {
  const questions = askAbout('Osmosis', 'Osmosis');
  const skippedId = chooseTurn(progress(questions))?.question.id ?? null;
  const choice = chooseTurn(progress(questions, { skippedId }));
  expect(choice?.question.id).not.toBe(skippedId);
  expect(choice).toBeDefined();
});

it('[BLIM-18] wants the next batch when at most ten are left that nobody asked and that are not surely known', () => {
  const questions = askAbout(...times(11, 'Osmosis'));
  const begun = progress(questions);
  expect(lacksQuestions(begun)).toBe(false);
  expect(lacksQuestions(progress(questions.slice(1)))).toBe(true);
  expect(lacksQuestions({ ...begun, known: new Map([[questions[3]?.id ?? '', 0.99]]) })).toBe(true);
});

it('wants it also when nothing is left of the topic that is asked next, unless twenty wait', () => {
  const make = (count: number) => askAbout('Osmosis', ...times(count, 'Mitosis'));
  const answered = (questions: readonly Question[]) => ({
    answers: questions.slice(0, 1).map((one) => answerIt(one, { isRight: false, revision: 1 })),
    known: new Map(questions.slice(1).map(({ id }) => [id, 0.95])),
  });
  const some = make(15);
  expect(lacksQuestions(progress(some, answered(some)))).toBe(true);
  const many = make(25);
  expect(lacksQuestions(progress(many, answered(many)))).toBe(false);
});
