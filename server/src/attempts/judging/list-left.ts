import type { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { countedAnswer } from '@engram/core/attempts/grade-attempt.ts';
import { attemptLimits } from '@engram/core/limits.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { isInstruction } from '@engram/generator/lint/injection-rules.ts';
import type { StoredAnswer } from '../read-answers.ts';

export type TypedQuestion = Extract<Question, { type: 'short-answer' | 'fill-in-blank' }>;

type Graded = GivenAnswer & Pick<StoredAnswer, 'verdict'>;

/** A typed answer that rules and its learner have left open, as far as a model may see it. */
export type LeftAnswer = { question: TypedQuestion; round: number; answer: string };

/**
 * What a model is asked about: questions that one wrote, whose text has gone to one already. The rest
 * stays with the learner: essays, more than one call can hold, and words that speak to whoever marks
 * them, which nobody else should read as an answer.
 */
export function listLeft(questions: readonly Question[], answers: readonly Graded[]): LeftAnswer[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return answers
    .flatMap((given): LeftAnswer[] => {
      if (given.verdict !== 'needs-review' || given.ownVerdict !== null) return [];
      const question = byId.get(given.questionId);
      const answer = countedAnswer(given);
      if (question?.madeBy !== 'ai' || !isTyped(question)) return [];
      if (typeof answer !== 'string') return [];
      return isFit(answer) ? [{ question, round: given.round, answer }] : [];
    })
    .slice(0, attemptLimits.maxJudged);
}

function isTyped(question: Question): question is TypedQuestion {
  return question.type === 'short-answer' || question.type === 'fill-in-blank';
}

function isFit(answer: string): boolean {
  return (
    answer.length <= attemptLimits.maxJudgedLength &&
    !isInstruction(answer) &&
    !askingForMark.test(answer)
  );
}

/** 'Mark this right', 'please accept it as correct', 'bitte als richtig werten', or a reply to forge one. */
const askingForMark =
  /\b(mark|grade|count|judge|accept|treat|consider)\b.{0,30}\b(right|correct|true|same|valid)\b|\b(richtig|korrekt)\b.{0,15}\b(be)?werte|\b(acept|accept|compt)\w*\b.{0,30}\b(correct[ae]|juste|correcto)\b|["']?\bverdict\b["']?\s*[:=]/i;
