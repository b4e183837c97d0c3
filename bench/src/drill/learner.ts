import { randomUUID } from 'node:crypto';
import { saveTest } from '@engram/core/practice-tests/api.ts';
import { makeCaller } from './caller.ts';
import { spanOf } from './ledger.ts';
import { makeTest } from './make-test.ts';
import { type Learner, type Place, rest, type Test } from './place.ts';
import { registerLearner } from './register.ts';
import { shareTest } from './share-test.ts';
import { studyCards } from './study-cards.ts';
import { takeTest } from './take-test.ts';
import { configFor, studyMaterial, wishFor } from './wish.ts';

/** All that one learner does on a good day, each step as soon as the one before is acknowledged. */
export async function studyOnce(place: Place, isAi: boolean): Promise<void> {
  const caller = makeCaller(place.origins);
  const { email, ...signedIn } = await registerLearner(caller);
  const { token, user } = signedIn.reply;
  const learner = { ...place, caller, token, userId: user.uid };
  place.ledger.tokens.set(user.uid, token);
  place.ledger.note({ kind: 'account', userId: user.uid, email, ...spanOf(signedIn) });
  await rest();
  await studyCards(learner);
  const test = await getTest(learner, isAi);
  if (!test) return;
  await takeTest(learner, test);
  await place.confirmEmail(user.uid);
  await shareTest(learner, test);
}

async function getTest(learner: Learner, isAi: boolean): Promise<Test | undefined> {
  const { caller, ledger, userId, token } = learner;
  const wish = wishFor(isAi);
  const made = await makeTest(caller, token, wish);
  const { generationId, questions, failure, firstAt, startedAt, endedAt, attempts } = made;
  ledger.makings.push({ firstAt, at: endedAt });
  ledger.note({
    kind: 'generation',
    userId,
    generationId,
    end: failure === null ? 'done' : 'failed',
    questions: questions.length,
    isAi,
    firstAt,
    at: startedAt,
    repeats: attempts - 1,
  });
  if (failure !== null) return undefined;
  const testId = randomUUID();
  const ids = questions.map(({ id }) => ({ id }));
  const body = {
    name: 'A test of the drill',
    config: configFor(wish),
    generationId,
    studyMaterial,
    parts: [],
    questions: ids,
  };
  const saved = await caller.call(saveTest, { params: { id: testId }, body }, { token });
  const questionIds = ids.map(({ id }) => id);
  ledger.note({ kind: 'test', userId, testId, questionIds, ...spanOf(saved) });
  return { testId, questions };
}
