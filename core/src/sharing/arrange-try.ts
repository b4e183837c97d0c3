import { namesPlaces, speaksOfAll } from '../questions/names-others.ts';
import type { PublicQuestion } from '../questions/public-question.ts';
import type { Option, Question } from '../questions/question.ts';
import { type Random, seedRandom, shuffle } from '../seeded-random.ts';
import type { AssignmentRules } from './assignment.ts';

type Rules = Pick<AssignmentRules, 'shufflesQuestions' | 'shufflesOptions'>;

/**
 * The questions as one try has them, with their keys or without: the same every time for the same
 * seed, so that nobody has to write it down. Answers name ids, which stay what they are.
 */
export function arrangeTry<Q extends Question | PublicQuestion>(
  questions: readonly Q[],
  { shufflesQuestions, shufflesOptions }: Rules,
  seed: string,
): Q[] {
  const order = shufflesQuestions ? shuffle(questions, seedRandom(seed)) : [...questions];
  if (!shufflesOptions) return order;
  return order.map((question) => shuffleWithin(question, seedRandom(`${seed} ${question.id}`)));
}

function shuffleWithin<Q extends Question | PublicQuestion>(question: Q, random: Random): Q {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-answer':
      return { ...question, options: shuffleOptions(question.options, random) };
    case 'matching':
      return {
        ...question,
        columnA: shuffle(question.columnA, random),
        columnB: shuffle(question.columnB, random),
      };
    // True comes before False everywhere.
    case 'true-false':
    case 'short-answer':
    case 'fill-in-blank':
      return question;
  }
}

function shuffleOptions(options: readonly Option[], random: Random): Option[] {
  if (options.some(({ text }) => namesPlaces(text))) return [...options];
  const last = options.filter(({ text }) => speaksOfAll(text));
  const others = options.filter((option) => !last.includes(option));
  return [...shuffle(others, random), ...last];
}
