import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { savedSet, setPath } from '../../flashcards/testing/answer-by-set.ts';
import {
  cardAt,
  startPath as cardsPath,
  tellCards,
} from '../../flashcards/testing/render-create.tsx';
import { stubCounts } from '../../generation/testing/stub-counts.ts';
import {
  generationId,
  making,
  startPath,
  tellEvent,
  tellQuestion,
} from '../../generation/testing/stub-generation.ts';
import { makeExam } from '../../exams/testing/stub-exams.ts';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import { draftOf } from '../../materials/draft/draft-store.ts';
import { bodyOf, maya, reply } from '../../testing/stub-server.ts';
import {
  findPlace,
  listModels,
  openCreation,
  saved,
  studyText,
} from '../../practice-tests/testing/render-creation.tsx';
import { makeNow } from '../make-now.ts';

const started = tellEvent(0, { type: 'started', generationId, wanted: 3 });
const done = tellEvent(9, { type: 'done', making });
const questions = [0, 1, 2].map((slot) => tellQuestion(slot)).join('');
const isSet = (path: string) => /^\/api\/flashcards\/[\da-f-]{36}$/.test(path);

type Answers = Record<string, () => Response | Promise<Response>>;

const usual: Answers = {
  '/api/materials': () => reply(200, saved({ studyMaterial: studyText(526) })),
  [startPath]: () => new Response(`${started}${questions}${done}`),
  [cardsPath]: () => new Response(tellCards(2)),
};

async function open(answers: Answers = {}) {
  const opened = await openCreation({ path: '/create', answers: { ...usual, ...answers } });
  await userEvent.click(screen.getByLabelText('Your text'));
  await userEvent.paste(studyText(526));
  return opened;
}

const kept = { [setPath]: () => reply(200, { set: savedSet }) };

async function makeBoth(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Also make flashcards (about 8)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make 10 mixed questions' }));
}

it('makes a test and cards of one text with one press, one after the other, and leads to each', async () => {
  const { asked } = await open(kept);
  await makeBoth();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your test and cards are ready' }),
  ).toBeTruthy();
  const order = asked
    .map(({ path }) => path)
    .filter((path) => [startPath, cardsPath].includes(path));
  expect(order).toEqual([startPath, cardsPath]);
  const set = asked.find(({ path }) => isSet(path));
  expect(bodyOf(set)).toMatchObject({
    name: 'Memory',
    cards: [{ id: cardAt(0).id }, { id: cardAt(1).id }],
  });
  const test = within(screen.getByRole('region', { name: 'Test' }));
  expect(test.getByText('3 questions')).toBeTruthy();
  const cards = within(screen.getByRole('region', { name: 'Flashcards' }));
  expect(cards.getByText('2 cards')).toBeTruthy();
  expect(cards.getByRole('link', { name: 'See cards' }).getAttribute('href')).toBe(
    set?.path.replace('/api/flashcards', '/flashcards/set'),
  );
  expect(cards.getByRole('link', { name: 'Study now' }).getAttribute('href')).toBe(
    set?.path.replace('/api/flashcards', '/flashcards/study'),
  );
  await userEvent.click(test.getByRole('link', { name: 'Start Test' }));
  expect(await findPlace()).toMatch(/^\/ai-tests\/test\?test=/);
});

it('puts the material of what was made into the only exam to come, by one press', async () => {
  const exam = makeExam({ heldOn: '2100-03-18', things: [] });
  let now = exam;
  const { asked } = await open({
    [setPath]: () => reply(200, { set: savedSet }),
    '/api/exams': () => reply(200, { exams: [now] }),
    [`/api/exams/${exam.id}`]: () => {
      now = { ...exam, things: [{ kind: 'material', id: makeMaterial(1).id }] };
      return reply(200, { exam: now });
    },
  });
  await makeBoth();
  await userEvent.click(await screen.findByRole('button', { name: /^Add to Biology midterm, in/ }));
  expect(await screen.findByText(/^Part of Biology midterm, in/)).toBeTruthy();
  const sent = asked.find(({ path }) => path === `/api/exams/${exam.id}`);
  expect(bodyOf(sent)).toMatchObject({
    name: 'Biology midterm',
    things: [{ kind: 'material', id: makeMaterial(1).id }],
  });
});

it('has the test all the same where the cards fail, says so, and tries them again', async () => {
  let tries = 0;
  await open({
    ...kept,
    [cardsPath]: () => {
      tries += 1;
      return tries > 1
        ? new Response(tellCards(2))
        : reply(422, { code: 'content-refused', message: 'The model refused this text.' });
    },
  });
  await makeBoth();
  const cards = within(await screen.findByRole('region', { name: 'Flashcards' }));
  expect(await cards.findByText('The model refused this text.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Your test is ready' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start Test' })).toBeTruthy();
  await userEvent.click(cards.getByRole('button', { name: 'Try Again' }));
  expect(await cards.findByText('2 cards')).toBeTruthy();
});

it('has the cards all the same where the test fails', async () => {
  await open({
    ...kept,
    [startPath]: () => reply(403, { code: 'ai-tests-used', message: 'You have used your tests.' }),
  });
  await makeBoth();
  expect(await screen.findByText('You have used your tests.')).toBeTruthy();
  const cards = within(await screen.findByRole('region', { name: 'Flashcards' }));
  expect(await cards.findByRole('link', { name: 'See cards' })).toBeTruthy();
});

it('says without AI how many cards there are, and offers none where none are sure (D37)', async () => {
  let total = 6;
  stubCounts((wanted) => ({ total: wanted === 25 ? total : 9 }));
  const withoutAi = {
    '/api/questions/models': () => reply(200, { models: listModels('built-in') }),
  };
  await open(withoutAi);
  expect(await screen.findByRole('checkbox', { name: 'Also make flashcards (6)' })).toBeTruthy();
  total = 0;
  await userEvent.type(screen.getByLabelText('Your text'), ' More.');
  const choice = await screen.findByRole('checkbox', { name: /none are sure in this text/ });
  expect(choice).toHaveProperty('disabled', true);
});

it('keeps what was made where the press of another page is taken out of the navigation late', async () => {
  localStorage.setItem('also-make-flashcards', 'on');
  draftOf(maya.uid).change({ type: 'open', mode: 'text' });
  draftOf(maya.uid).change({ type: 'write', text: studyText(526) });
  const late = Promise.withResolvers<void>();
  const arrivals = [Promise.resolve(), late.promise];
  const { asked } = await openCreation({
    path: '/create',
    state: makeNow,
    arriving: async () => arrivals.shift(),
    answers: { ...usual, ...kept },
  });
  const title = { level: 1, name: 'Your test and cards are ready' };
  await screen.findByRole('heading', title);
  await act(async () => late.resolve());
  expect(screen.getByRole('heading', title)).toBeTruthy();
  expect(arrivals).toEqual([]);
  expect(asked.filter(({ path }) => path === startPath)).toHaveLength(1);
});

it('remembers the choice in this browser', async () => {
  localStorage.setItem('also-make-flashcards', 'on');
  await open();
  expect(screen.getByRole('checkbox', { name: /Also make flashcards/ })).toHaveProperty(
    'checked',
    true,
  );
});

it('makes the promised cards as a set of their own where AI is there by now, not those of before again', async () => {
  stubCounts((wanted) => ({ total: wanted === 25 ? 2 : 1 }));
  let isConfirmed = false;
  const { asked } = await open({
    ...kept,
    '/api/questions/models': () =>
      reply(200, {
        models: listModels('openai'),
        ...(!isConfirmed && { withoutAi: 'unconfirmed' }),
      }),
    '/api/auth/profile': () => reply(200, maya),
    [startPath]: () =>
      isConfirmed
        ? new Response(`${started}${questions}${done}`)
        : reply(422, { code: 'too-few-questions', message: 'Too few.' }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Also make flashcards (2)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose how to go on' }));
  const cards = within(await screen.findByRole('region', { name: 'Flashcards' }));
  expect(await cards.findByRole('link', { name: 'See cards' })).toBeTruthy();
  isConfirmed = true;
  await userEvent.click(screen.getByRole('button', { name: "I've confirmed it" }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your test and cards are ready' }),
  ).toBeTruthy();
  const orders = asked.filter(({ path }) => path === cardsPath);
  expect(orders.map((order) => bodyOf(order))).toMatchObject([
    { cardTypes: [{ count: 15 }, { count: 10 }] },
    { cardTypes: [{ count: 5 }, { count: 3 }] },
  ]);
  expect(new Set(asked.filter(({ path }) => isSet(path)).map(({ path }) => path)).size).toBe(2);
});
