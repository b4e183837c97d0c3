import type { MaterialPage } from '@engram/core/materials/material-page.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubRules } from '../../marks/testing/stub-rules.ts';
import { kidney } from '../../marks/testing/render-desk.tsx';
import { draftOf } from '../../materials/draft/draft-store.ts';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import {
  bodyOf,
  knowsMaya,
  maya,
  neverReply,
  reply,
  stubServer,
} from '../../testing/stub-server.ts';
import MaterialScreen from './material-screen.tsx';

beforeEach(() => vi.setSystemTime('2026-03-14T12:00:00Z'));

const material = makeMaterial(1, { title: 'The kidney', subject: 'Biology', pages: 8 });
const path = `/api/materials/${material.id}/page`;
const list = '/api/materials?order=last-used';

function cover(words: string, asked: number, missed: number) {
  const start = kidney.indexOf(words);
  return { start, end: start + words.length, asked, missed, isWeak: missed * 2 > asked };
}

const page: MaterialPage = {
  material,
  text: kidney,
  sentenceCount: 4,
  covered: [
    cover('Each kidney holds about one million nephrons.', 2, 0),
    cover('When blood pressure falls, the kidney itself releases renin.', 3, 2),
  ],
  topics: [
    { name: 'Hormones', right: 1, asked: 3 },
    { name: 'The nephron', right: 0, asked: 0 },
  ],
  tests: [
    { id: material.id, name: 'The kidney', questionCount: 10, lastScore: 80, lastTakenAt: null },
  ],
  sets: [{ id: material.id, name: 'Kidney cards', cardCount: 24, knownCount: 9 }],
};

type Answers = Parameters<typeof stubServer>[0];

function openPage(shown: Partial<MaterialPage> = {}, answers: Answers = {}) {
  stubRules();
  const asked = stubServer({
    ...knowsMaya,
    [path]: () => reply(200, { ...page, ...shown }),
    [list]: () =>
      reply(200, {
        materials: [material],
        hasMore: false,
        total: 1,
        subjects: [{ name: 'Biology', count: 1 }],
      }),
    [`/api/materials/${material.id}`]: () =>
      reply(200, { material: { ...material, title: 'Kidneys' } }),
    ...answers,
  });
  renderAsMaya(
    [
      { path: '/materials/:materialId', Component: MaterialScreen },
      { path: '/create', Component: Brought },
      { path: '/ai-tests/config', Component: Brought },
    ],
    `/materials/${material.id}`,
  );
  return asked;
}

/** What the creation of a test gets. */
function Brought() {
  return <p data-testid="brought">{JSON.stringify(useLocation().state)}</p>;
}

const findText = () => screen.findByRole('article', { name: 'Text of the material' });

it('is headed by the title of the material, in serif, with what it is', async () => {
  openPage();
  const title = await screen.findByRole('heading', { level: 1, name: 'The kidney' });
  expect(title.className).toContain('font-serif');
  expect(screen.getByText('PDF, 8 pages, last used today')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Subject of The kidney: Biology' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Materials' }).getAttribute('href')).toBe('/materials');
});

it('shows in the text what was asked about, and how often what is weak was missed', async () => {
  openPage();
  const text = within(await findText());
  await text.findByRole('heading', { level: 2, name: 'Hormones' });
  const marks = (await findText()).querySelectorAll('mark');
  expect([...marks].map(({ textContent, className }) => [textContent, className])).toEqual([
    ['Each kidney holds about one million nephrons.', 'asked-stroke'],
    ['When blood pressure falls, the kidney itself releases renin.', 'weak-stroke'],
  ]);
  expect(text.getByText('missed 2 of 3')).toBeDefined();
  expect(text.queryByText('missed 0 of 2')).toBeNull();
});

it('says in one sentence how much was asked about, and what is left', async () => {
  openPage();
  const count = await screen.findByText('2 of 4 sentences');
  expect(count.parentElement?.textContent).toBe('2 of 4 sentences asked about, 1 of them weak');
  const left = screen.getByText('2 sentences have no question yet.');
  const another = within(left).getByRole('link', { name: 'Make another test' });
  expect(another.getAttribute('href')).toBe('/create');
  expect(screen.getByText('Not asked yet')).toBeDefined();
});

it('says what will be here where nothing was asked about yet', async () => {
  openPage({ covered: [], topics: [], tests: [], sets: [] });
  const count = await screen.findByText('0 of 4 sentences');
  expect(count.parentElement?.textContent).toBe('0 of 4 sentences asked about');
  expect(screen.getByText(/^Make a test to see here/)).toBeDefined();
  expect(screen.getByText(/^The topics of your tests/)).toBeDefined();
  expect(screen.queryByText('Not asked yet')).toBeNull();
});

it('lists topics with how they went, tests and cards', async () => {
  openPage();
  const topics = within(await screen.findByRole('tabpanel', { name: 'Topics 2' }));
  expect(topics.getByText('1 of 3 right in tests')).toBeDefined();
  expect(topics.getByText('33%')).toBeDefined();
  expect(topics.getByText('Not answered yet')).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: 'Tests 1' }));
  const tests = within(screen.getByRole('tabpanel', { name: 'Tests 1' }));
  expect(tests.getByRole('link').getAttribute('href')).toBe(`/results/${material.id}`);
  expect(tests.getByText('10 questions, last score 80%')).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: 'Cards 24' }));
  const cards = within(screen.getByRole('tabpanel', { name: 'Cards 24' }));
  expect(cards.getByRole('link').getAttribute('href')).toBe(`/flashcards/set/${material.id}`);
  expect(cards.getByText('24 cards, 9 known')).toBeDefined();
});

it('renames the material where it stands', async () => {
  const asked = openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
  const field = await screen.findByLabelText('Title');
  await userEvent.clear(field);
  await userEvent.type(field, 'Kidneys{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kidneys' })).toBeDefined();
  const sent = asked.find(({ init }) => init.method === 'PATCH');
  expect(bodyOf(sent)).toEqual({ title: 'Kidneys' });
});

it('leads by "Make a test" to the one screen, with this material', async () => {
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Make a test' }));
  const brought = await screen.findByTestId('brought');
  expect(JSON.parse(brought.textContent)).toMatchObject({ material: { id: material.id } });
});

it('leads by "Mark it yourself" to its marks, with its text', async () => {
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark it yourself' }));
  const brought = await screen.findByTestId('brought');
  expect(JSON.parse(brought.textContent)).toEqual({
    studyMaterial: kidney,
    parts: [{ materialId: material.id, title: 'The kidney', start: 0 }],
    step: 'mark',
  });
});

it('leads into the creation of cards with this text', async () => {
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Make cards' }));
  expect((await screen.findByTestId('place')).textContent).toBe('/flashcards/create');
  expect(draftOf(maya.uid, 'card-material').read()).toMatchObject({ mode: 'text', text: kidney });
});

it('keeps its heading and bones while it loads', async () => {
  openPage({}, { [path]: neverReply });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Loading your material' }),
  ).toBeDefined();
});

it('says that a material is not there, and leads back', async () => {
  openPage({}, { [path]: () => reply(404, { code: 'not-found', message: 'Gone.' }) });
  await screen.findByRole('heading', { level: 1, name: 'This material does not exist' });
  expect(screen.getByRole('link', { name: 'Back to Materials' }).getAttribute('href')).toBe(
    '/materials',
  );
});

it('says that it failed, and tries again', async () => {
  let isBroken = true;
  openPage(
    {},
    {
      [path]: () =>
        isBroken ? reply(403, { code: 'forbidden', message: 'Not now.' }) : reply(200, page),
    },
  );
  await screen.findByRole('heading', { level: 1, name: "We couldn't load this material" });
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The kidney' })).toBeDefined();
});

it('draws the formulas and the emphasis of a text', async () => {
  const text = 'The **kidney** filters $T^2$ litres.';
  openPage({ text, covered: [], material: { ...material, format: 'rich' } });
  await within(await findText()).findByLabelText('T squared');
  expect((await findText()).textContent).not.toMatch(/[*$]/);
});

it('leaves the text of an older material letter for letter', async () => {
  const text = 'The **kidney** filters $T^2$ litres.';
  openPage({ text, covered: [] });
  expect(await within(await findText()).findByText(text)).toBeDefined();
});
