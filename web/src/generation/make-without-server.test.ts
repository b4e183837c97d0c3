import { plans } from '@engram/core/plans/catalogue.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { describeFailure } from './describe-failure.ts';
import {
  cancelPath,
  done,
  followPath,
  generate,
  generationId,
  questionAt,
  started,
  startPath,
  stubConnections,
  tellEvent,
  tellQuestion,
} from './testing/stub-generation.ts';
import { StubWorker, stubWorkers } from './testing/stub-worker.ts';
import { TooFewQuestions } from './too-few-questions.ts';

/** Its table is enough for a test of its own. */
const studyMaterial = `# The cell

A cell is the smallest unit of life. Robert Hooke described cells in 1665, and Matthias Schleiden proposed the cell theory in 1838. The parts of a cell have their own work, as the table shows.

| Part | Work | Found in |
|---|---|---|
| Mitochondrion | release of energy | cytoplasm |
| Ribosome | building of proteins | rough reticulum |
| Chloroplast | capture of light | leaves |
| Nucleus | storage of genes | centre |
| Lysosome | breakdown of waste | animal tissue |
| Vacuole | storage of water | plant tissue |
`;

beforeEach(() => {
  // The pauses between attempts; ports and modules keep their own time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stubWorkers(() => import('./built-in-worker.ts'));
});

it('makes a test of the same text without a network, and says that no AI made it', async () => {
  stubConnections({});
  const { test, told } = await settle(generate({ studyMaterial, questionTypes: fiveChoices }));
  expect(test.generationId).toBeNull();
  expect(test.questions.map(({ type, madeBy }) => [type, madeBy])).toEqual(
    Array.from({ length: 5 }, () => ['multiple-choice', 'built-in']),
  );
  expect(test.making).toMatchObject({
    wanted: 5,
    delivered: 5,
    madeBy: 'built-in',
    label: 'Made without AI from your text',
    notices: [],
    language: 'en',
  });
  expect(told).toEqual(test.questions.map(({ text }, slot) => [slot, text]));
});

it('keeps to the words of the text: every source is a quote of it', async () => {
  stubConnections({});
  const { test } = await settle(generate({ studyMaterial, questionTypes: fiveChoices }));
  const quotes = test.questions.map(({ source }) => source?.quote ?? 'no quote');
  expect(quotes.filter((quote) => !studyMaterial.includes(quote))).toEqual([]);
});

it('says when the text supports no more (D27)', async () => {
  stubConnections({});
  const questionTypes = [{ type: 'multiple-choice' as const, count: 30 }];
  const { test } = await settle(generate({ studyMaterial, questionTypes }));
  const delivered = test.questions.length;
  expect(delivered).toBeGreaterThanOrEqual(3);
  expect(delivered).toBeLessThan(30);
  expect(test.making.notices).toEqual([
    `Made ${delivered} of 30. Without AI, you get only what is surely right.`,
  ]);
});

it('puts nothing else in the place of a test that the text does not give (D37)', async () => {
  stubConnections({ [startPath]: [started + tellQuestion(1)], [followPath]: [] });
  const studyMaterial = 'It is so, and it was so.';
  const failure = await settle(generate({ studyMaterial }).catch((error: unknown) => error));
  expect(failure).toBeInstanceOf(TooFewQuestions);
  expect(failure).toMatchObject({ questions: [questionAt(1)] });
});

it.each([
  { result: 'empty', events: started + done },
  { result: 'over before it is done', events: `${started}event: end\ndata: {}\n\n` },
  { result: 'not of the contract', events: tellEvent(0, { type: 'question', slot: 'first' }) },
  { result: 'no JSON', events: 'id: 1-0\ndata: <html>\n\n' },
])('does the same when the result is $result', async ({ events }) => {
  stubConnections({ [startPath]: [events] });
  const { test } = await settle(generate({ studyMaterial, questionTypes: fiveChoices }));
  expect(test.making).toMatchObject({
    delivered: 5,
    madeBy: 'built-in',
    label: 'Made without AI from your text',
  });
});

it('keeps what came before the network was lost, and makes only the rest', async () => {
  stubConnections({ [startPath]: [started + tellQuestion(1)], [followPath]: [] });
  const questionTypes = [{ type: 'true-false' as const, count: 1 }, ...fiveChoices];
  const { test, told } = await settle(generate({ studyMaterial, questionTypes }));
  expect(test.generationId).toBe(generationId);
  expect(test.questions.map(({ madeBy }) => madeBy)).toEqual([
    'built-in',
    'ai',
    ...Array.from({ length: 4 }, () => 'built-in'),
  ]);
  expect(told.map(([slot]) => slot)).toEqual([1, 0, 2, 3, 4, 5]);
  const ids = test.questions.map(({ id }) => id);
  expect(test.madeHere).toEqual(ids.toSpliced(1, 1));
  expect(test.making).toMatchObject({ madeBy: 'mixed', wanted: 6, delivered: 6, label: null });
  expect(test.making.notices).toEqual(['5 of 6 questions were made without AI from your text.']);
});

it('tells no question twice when the others are too few for the places between', async () => {
  const events = [1, 5, 8].map(tellQuestion).join('');
  stubConnections({ [startPath]: [started + events], [followPath]: [] });
  const { test, told } = await settle(
    generate({
      studyMaterial: 'It is so, and it was so.',
      questionTypes: [{ type: 'true-false' as const, count: 9 }],
    }),
  );
  expect(told.map(([slot]) => slot)).toEqual([1, 5, 8]);
  expect(test.questions).toEqual([1, 5, 8].map(questionAt));
});

it('keeps what came when the server has forgotten the rest', async () => {
  const gone = new Response('{"code":"not-found"}', { status: 404 });
  stubConnections({ [startPath]: [started + tellQuestion(0)], [followPath]: [gone] });
  const questionTypes = [{ type: 'true-false' as const, count: 1 }, ...fiveChoices];
  const { test } = await settle(generate({ studyMaterial, questionTypes }));
  expect(test.making).toMatchObject({ madeBy: 'mixed', delivered: 6 });
});

it('tells the server to stop before the device takes over', async () => {
  const asked = stubConnections({
    [startPath]: [`${started}event: end\ndata: {}\n\n`],
    [cancelPath]: [new Response('{}')],
  });
  await settle(generate({ studyMaterial, questionTypes: fiveChoices }));
  expect(asked.map(({ path }) => path)).toEqual([startPath, cancelPath]);
});

it('makes it of as much of the text as the plan allows, and says so', async () => {
  const events = [0, 1, 2].map(tellQuestion).join('');
  stubConnections({ [startPath]: [started + events], [followPath]: [] });
  const long = `${studyMaterial} ${'And so it went on. '.repeat(3_000)}`;
  const { test } = await settle(
    generate({ studyMaterial: long, questionTypes: fiveChoices }, { limits: plans.free.limits }),
  );
  expect(test.making.totalCharacters).toBe(long.length);
  expect(test.making.usedCharacters).toBeGreaterThan(29_900);
  expect(test.making.usedCharacters).toBeLessThanOrEqual(30_000);
  expect(test.making.notices.at(-1)).toMatch(/^Used 29,9\d\d of 57,\d{3} characters\.$/);
});

it('tells the first failure when the generator cannot be loaded either', async () => {
  stubConnections({});
  vi.spyOn(StubWorker.prototype, 'postMessage').mockImplementation(function (this: StubWorker) {
    this.breakDown();
  });
  const failure = await settle(generate({ studyMaterial }).catch((error: unknown) => error));
  expect(failure).toMatchObject({ code: 'network-request-failed' });
  expect(describeFailure(failure)).toBe('Network error. Please check your connection');
});

it('can be cancelled while the device is at work', async () => {
  stubConnections({});
  const controller = new AbortController();
  vi.spyOn(StubWorker.prototype, 'postMessage').mockImplementation(() => controller.abort());
  const generated = generate({ studyMaterial }, { signal: controller.signal });
  const failure = await settle(generated.catch((error: unknown) => error));
  expect(failure).toMatchObject({ code: 'aborted' });
});

const fiveChoices = [{ type: 'multiple-choice' as const, count: 5 }];

async function settle<T>(promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(20_000);
  return promise;
}
