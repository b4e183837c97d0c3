import { randomBytes } from 'node:crypto';
import { countResults } from '@engram/core/attempts/count-results.ts';
import type { Endpoint } from '@engram/core/endpoint.ts';
import { fillPath } from '@engram/core/endpoint.ts';
import { endpoints } from '@engram/core/endpoints.ts';
import { makeSamples } from '@engram/core/generation/sample-questions.ts';
import { makeShareCode } from '@engram/core/sharing/share-code.ts';
import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { savingOf } from '../testing/calls/practice-test-calls.ts';
import { progressOf } from '../attempts/testing/attempt-calls.ts';
import { insertTestCards } from '../generation/testing/insert-generation.ts';
import { startTestApp } from '../testing/start-app.ts';
import { insertPicture } from '../pictures/testing/picture-calls.ts';
import { plainRules } from '../sharing/testing/assignment-calls.ts';
import { configOf } from '../testing/calls/test-config.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});

const signedIn = endpoints.filter(({ access }) => access === 'signed-in');
const ofOneThing = signedIn.filter(({ params }) => params !== undefined);

/** Something of the user's own for every endpoint that names a thing; a new one needs a line. */
const ownThings: Record<string, (userId: string) => Promise<string>> = {
  revokeDevice: async (userId) => {
    const { rows } = await platform.pool.query(
      'select session_id from sessions where user_id = $1',
      [userId],
    );
    return rows[0].session_id;
  },
  downloadExport: async (userId) => {
    const exportId = uuidv7();
    await platform.pool.query(
      `insert into data_exports (user_id, export_id, state, requested_at)
       values ($1, $2, 'waiting', $3)`,
      [userId, exportId, clock.now()],
    );
    return exportId;
  },
};

const materialNames = ['getMaterial', 'getMaterialPage', 'changeMaterial', 'deleteMaterial'];
const markNames = ['listMarks', 'keepMark', 'removeMark'];
for (const name of [...materialNames, ...markNames]) {
  ownThings[name] = async (userId) => {
    const materialId = uuidv7();
    await platform.pool.query(
      `insert into materials values
       ($1, $2, 'Notes', 'text', sha256('Notes'), 'Notes', 5, null, null, $3, $3)`,
      [userId, materialId, clock.now()],
    );
    return materialId;
  };
}

ownThings.getPicture = (userId) => insertPicture(platform, userId);

const [sample] = makeSamples(uuidv7);

/** One id names a generation and its question. */
async function insertGeneration(userId: string): Promise<string> {
  const id = uuidv7();
  await platform.pool.query(
    `insert into generations (user_id, generation_id, state, request, wanted, material,
       total_characters, language, plan, created_at)
     values ($1, $2, 'running', '{}', 3, 'Notes', 5, 'en', '{}', $3)`,
    [userId, id, clock.now()],
  );
  await platform.pool.query(
    `insert into generated_items (user_id, generation_id, slot, told, question, created_at)
     values ($1, $2, 0, 1, $3, $4)`,
    [userId, id, { ...sample, id }, clock.now()],
  );
  return id;
}

for (const name of ['getGeneration', 'followGeneration', 'cancelGeneration']) {
  ownThings[name] = insertGeneration;
}

ownThings.followCards = async (userId) =>
  (await insertTestCards(platform, userId, { state: 'running' })).generationId;

/** The id of the generation names the test and its question too. */
async function insertTest(userId: string): Promise<string> {
  const id = await insertGeneration(userId);
  await platform.pool.query(
    `insert into tests (user_id, test_id, name, preset, config, material, parts, making, created_at)
     values ($1, $2, 'Practice Test', 'custom', $3, 'Notes', '[]', '{}', $4)`,
    [userId, id, configOf(), clock.now()],
  );
  await platform.pool.query(
    `insert into test_questions (user_id, test_id, question_id, place, question, created_at)
     values ($1, $2, $2, 0, $3, $4)`,
    [userId, id, { ...sample, id }, clock.now()],
  );
  return id;
}

const testNames = ['saveTest', 'getTest', 'renameTest', 'deleteTest', 'getTestKnowledge'];
const questionNames = [
  'editQuestion',
  'addQuestion',
  'removeQuestion',
  'replaceQuestion',
  'restoreQuestion',
  'moveQuestion',
  'setQuestionPoints',
];
const makingNames = ['makeMoreQuestions', 'appendQuestions', 'explainQuestion', 'hintQuestion'];
for (const name of [...testNames, ...questionNames, ...makingNames]) ownThings[name] = insertTest;

/** The id of the test names an attempt at it too. */
async function insertAttempt(userId: string): Promise<string> {
  const id = await insertTest(userId);
  await platform.pool.query(
    `insert into attempts (user_id, attempt_id, test_id, question_ids, is_endless, started_at)
     values ($1, $2, $2, array[$2]::uuid[], false, $3)`,
    [userId, id, clock.now()],
  );
  return id;
}

const takingNames = ['startAttempt', 'getAttempt', 'saveProgress', 'submitAttempt'];
const takenNames = [
  'pauseAttempt',
  'discardAttempt',
  'judgeAnswer',
  'listAttempts',
  'getMissedQuestions',
  'getMissedReviews',
  'reviewMissed',
];
for (const name of [...takingNames, ...takenNames]) ownThings[name] = insertAttempt;

/** A test that was shared is named by its code. */
async function insertShare(userId: string): Promise<string> {
  const code = makeShareCode(randomBytes(6));
  await platform.pool.query(
    `insert into shared_tests (code, owner_id, test_id, title, description, settings, questions,
       created_at, expires_at)
     values ($1, $2, $3, 'Cells', '', $5, '[]', $4, $4)`,
    [code, userId, uuidv7(), clock.now(), { enableTimer: false, timerDuration: 30 }],
  );
  await platform.pool.query(
    `insert into shared_attempts (code, attempt_id, started_at, submitted_at, time_taken_seconds,
       answers, verdicts, seconds, results, graded_version, body_hash)
     values ($1, $2, $3, $3, 0, '[]', '', '{}', $4, 1, '')`,
    [code, sharedAttemptId, clock.now(), countResults([], clock.now().toISOString())],
  );
  return code;
}

/** Somebody took each of them. */
const sharedAttemptId = uuidv7();

/** The same with rules, and a taker who has begun. */
async function insertAssignment(userId: string): Promise<string> {
  const code = await insertShare(userId);
  await platform.pool.query(
    `update shared_tests set rules = $2, opens_at = $3,
       closes_at = $3::timestamptz + interval '1 day' where code = $1`,
    [code, plainRules, clock.now()],
  );
  return code;
}

ownThings.getLive = insertAssignment;
ownThings.changeClosing = insertAssignment;

const sharedNames = ['stopSharing', 'getShareReport', 'deleteShareReport', 'keepSharedResult'];
const correctingNames = [
  'previewCorrection',
  'correctSharedTest',
  'listCorrections',
  'getUngraded',
];
for (const name of [
  ...sharedNames,
  ...correctingNames,
  'listTakers',
  'listTakerAnswers',
  'getTaker',
]) {
  ownThings[name] = insertShare;
}
ownThings.listShares = insertTest;

/** The id of the generation names the set and its card too. */
async function insertSet(userId: string): Promise<string> {
  const id = await insertGeneration(userId);
  await platform.pool.query(
    `insert into flashcard_sets (user_id, set_id, name, description, titles, created_at)
     values ($1, $2, 'Memory', '', '{}', $3)`,
    [userId, id, clock.now()],
  );
  await platform.pool.query(
    `insert into flashcards (user_id, card_id, set_id, place, type, front, back, made_by, created_at)
     values ($1, $2, $2, 0, 'term-definition', 'Engram', 'A trace', 'owner', $3)`,
    [userId, id, clock.now()],
  );
  return id;
}

const setNames = ['followCards', 'saveSet', 'getSet', 'listCards', 'changeSet', 'deleteSet'];
const cardNames = [
  'addCards',
  'changeCard',
  'deleteCard',
  'restoreCard',
  'moveCard',
  'getSetReviews',
];
for (const name of [...setNames, ...cardNames]) ownThings[name] = insertSet;

async function insertExam(userId: string): Promise<string> {
  const id = uuidv7();
  await platform.pool.query(
    `insert into exams (user_id, exam_id, name, held_on, goal, minutes_per_day, rest_days, created_at)
     values ($1, $2, 'Midterm', '2100-01-01', 90, 15, '{}', $3)`,
    [userId, id, clock.now()],
  );
  return id;
}

const examNames = ['changeExam', 'deleteExam', 'getExamPlan', 'chooseCatchUp', 'undoCatchUp'];
for (const name of examNames) ownThings[name] = insertExam;

/** What is sent to those that want more than an id. */
const edit = { type: 'true-false', text: 'Mine now?', correct: 'True' };
const bodies: Record<string, (id: string) => object> = {
  changeExam: () => ({
    name: 'Mine now',
    heldOn: '2026-01-01',
    heldAt: null,
    goal: 90,
    minutesPerDay: 15,
    restDays: [],
    goesOn: false,
    things: [],
  }),
  chooseCatchUp: () => ({ way: 'all' }),
  changeMaterial: () => ({ title: 'Mine now' }),
  keepMark: () => ({ start: 0, end: 5 }),
  // Whoever saves under a known id has a test of their own; the questions are not theirs to take.
  saveTest: (id) => savingOf({ generationId: id, questions: [{ id }] }),
  renameTest: () => ({ name: 'Mine now' }),
  editQuestion: () => ({ newId: uuidv7(), edit }),
  addQuestion: () => ({ edit }),
  moveQuestion: () => ({ after: null }),
  setQuestionPoints: () => ({ points: 2 }),
  moveCard: () => ({ after: null }),
  makeMoreQuestions: () => ({ count: 3 }),
  appendQuestions: () => ({ questions: [sample] }),
  startAttempt: (id) => ({ testId: id, elapsedMs: 0 }),
  saveProgress: () => progressOf(),
  submitAttempt: () => ({ ...progressOf(), elapsedMs: 0 }),
  pauseAttempt: () => ({ isPaused: true, elapsedMs: 0 }),
  judgeAnswer: () => ({ verdict: 'correct' }),
  keepSharedResult: () => ({ key: uuidv7() }),
  changeClosing: () => ({ closesAt: null }),
  previewCorrection: () => ({ correction: { kind: 'drop', questionId: uuidv7() } }),
  correctSharedTest: () => ({ correction: { kind: 'drop', questionId: uuidv7() } }),
  saveSet: (id) => ({ name: 'Mine now', generationId: id, cards: [] }),
  changeSet: () => ({ name: 'Mine now' }),
  addCards: () => ({ cards: [{ id: uuidv7(), front: 'Mine', back: 'Now' }] }),
  changeCard: () => ({ front: 'Mine now' }),
};

function ask(endpoint: Endpoint, headers: Record<string, string>, named = { id: uuidv7() }) {
  const url = `/api${fillPath(endpoint.path, { code: named.id, questionId: named.id, cardId: named.id, markId: named.id, attemptId: sharedAttemptId, ...named })}`;
  const payload = bodies[endpoint.name]?.(named.id);
  return app.inject({
    method: endpoint.method,
    url,
    headers: { 'idempotency-key': uuidv7(), ...headers },
    ...(payload ? { payload } : {}),
  });
}

it.each(signedIn)('asks an anonymous caller of $name to log in', async (endpoint) => {
  const reply = await ask(endpoint, {});
  expect(reply.statusCode).toBe(401);
  expect(reply.json().code).toBe('not-signed-in');
});

it('knows a thing of its owner for every endpoint that names one', () => {
  expect(Object.keys(ownThings).toSorted()).toEqual(ofOneThing.map(({ name }) => name).toSorted());
});

it.each(ofOneThing)('[BROLE-25] hides what $name names from another user', async (endpoint) => {
  const [maya, omar] = [await signIn(), await signIn()];
  const id = await ownThings[endpoint.name]?.(maya.userId);
  const reply = await ask(endpoint, omar.headers, { id: id ?? '' });
  expect(reply.statusCode).toBe(404);
});

const sharedReads = ofOneThing.filter(({ name, method }) => {
  const insert = ownThings[name];
  return method === 'GET' && (insert === insertShare || insert === insertAssignment);
});

it.each(sharedReads)('shows its owner what $name names', async (endpoint) => {
  const maya = await signIn();
  const id = await ownThings[endpoint.name]?.(maya.userId);
  expect((await ask(endpoint, maya.headers, { id: id ?? '' })).statusCode).toBe(200);
});
