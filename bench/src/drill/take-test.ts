import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { saveProgress, startAttempt, submitAttempt } from '@engram/core/attempts/api.ts';
import { answerQuestion } from '../sharing/answers.ts';
import { spanOf } from './ledger.ts';
import { type Learner, rest, type Test } from './place.ts';

/** Every question is answered twice, one call for each answer; then the test is submitted. */
export async function takeTest(learner: Learner, { testId, questions }: Test): Promise<void> {
  const { caller, ledger, userId, token, chance } = learner;
  const attemptId = randomUUID();
  const params = { id: attemptId };
  const begun = await caller.call(
    startAttempt,
    { params, body: { testId, elapsedMs: 0 } },
    { token },
  );
  ledger.note({ kind: 'attempt', userId, testId, attemptId, ...spanOf(begun) });
  const progress = { answers: [], switches: [], reportedQuestionId: null };
  const given = questions.map((question) => ({
    question,
    first: answerQuestion(question, chance).answer,
    ...answerQuestion(question, chance),
  }));
  // Everybody thinks again: the later answer has to win.
  for (const revision of [1, 2]) {
    for (const { question, first, answer } of given) {
      const questionId = question.id;
      const value = revision === 1 ? first : answer;
      const body = {
        ...progress,
        answers: [{ ...unanswered, questionId, answer: value, revision }],
      };
      const kept = await caller.call(saveProgress, { params, body }, { token });
      const fact = { attemptId, questionId, value, revision };
      ledger.note({ kind: 'answer', userId, ...fact, ...spanOf(kept) });
      await pause(randomInt(20, 120));
    }
  }
  const body = { ...progress, elapsedMs: 5_000 };
  const submitted = await caller.call(submitAttempt, { params, body }, { token });
  const { results } = submitted.reply.attempt;
  const correct = given.filter(({ verdict }) => verdict === 'correct').length;
  if (results?.correctCount !== correct) {
    ledger.complaints.push(
      `${attemptId} counted ${results?.correctCount} of ${correct} right answers`,
    );
  }
  const score = results?.score ?? -1;
  const fact = { testId, attemptId, correct, score };
  ledger.note({ kind: 'submission', userId, ...fact, ...spanOf(submitted) });
  await rest();
}

const unanswered = { round: 0, firstAnswer: null, attempts: 1, ownVerdict: null };
