import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { stubCounts } from '../generation/testing/stub-counts.ts';
import {
  generationId,
  making,
  questionAt,
  startPath,
  tellEvent,
  tellQuestion,
} from '../generation/testing/stub-generation.ts';
import { draftOf } from '../materials/draft/draft-store.ts';
import { makeMaterial } from '../materials/testing/stub-library.ts';
import { bodyOf, maya, reply } from '../testing/stub-server.ts';
import {
  answer,
  chooseFiles,
  extracted,
  fileOf,
  findPlace,
  listModels,
  listSaves,
  openCreation,
  saved,
  studyText,
} from '../practice-tests/testing/render-creation.tsx';
import { findKeptTest } from '../practice-tests/keeping/test-store.ts';
import { emptyFlow, type KeptFlow } from '../practice-tests/creation/flow.ts';
import { makeNow } from './make-now.ts';
import { reviewFirst } from '../practice-tests/creation/review-first.ts';

const usage = (used: number, limit: number | null) => ({
  '/api/usage': () =>
    reply(200, {
      aiTests: { used, limit },
      aiCardSets: { used: 0, limit },
      aiAnswers: { used: 0, limit },
    }),
});
const started = tellEvent(0, { type: 'started', generationId, wanted: 3 });
const whole = `${started}${tellQuestion(0)}${tellQuestion(1)}${tellQuestion(2)}${tellEvent(9, { type: 'done', making })}event: end\ndata: {}\n\n`;
const answers = {
  ...usage(2, 5),
  [startPath]: () => new Response(whole),
  '/api/materials': () => reply(200, saved({ studyMaterial: studyText(400) })),
};

async function open(more: Record<string, () => Response | Promise<Response>> = {}) {
  return openCreation({ path: '/create', answers: { ...answers, ...more } });
}

async function paste(text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText('Your text'));
  await userEvent.paste(text);
}

it('makes a test of a pasted text with one press: saved, asked for as a mix of ten, and begun', async () => {
  const { asked } = await open();
  expect(screen.getByRole('tab', { name: 'Paste', selected: true })).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Make 10 mixed questions' });
  expect(button).toHaveProperty('disabled', true);
  await paste(studyText(400));
  await userEvent.click(button);
  expect(await findPlace()).toMatch(/^\/ai-tests\/test\?test=/);
  expect(bodyOf(listSaves(asked)[0])).toMatchObject({ parts: [{ text: studyText(400) }] });
  expect(bodyOf(asked.find(({ path }) => path === startPath))).toMatchObject({
    questionTypes: [
      { type: 'multiple-choice', count: 4 },
      { type: 'true-false', count: 2 },
      { type: 'short-answer', count: 1 },
      { type: 'matching', count: 1 },
      { type: 'fill-in-blank', count: 2 },
    ],
  });
});

it('makes it at once for somebody who has pressed the button on Today', async () => {
  draftOf(maya.uid).change({ type: 'open', mode: 'text' });
  draftOf(maya.uid).change({ type: 'write', text: studyText(400) });
  const { asked } = await openCreation({ path: '/create', answers, state: makeNow });
  expect(await findPlace()).toMatch(/^\/ai-tests\/test\?test=/);
  expect(bodyOf(listSaves(asked)[0])).toMatchObject({ parts: [{ text: studyText(400) }] });
});

it('begins nothing by itself where AI waits for a confirmed email', async () => {
  draftOf(maya.uid).change({ type: 'open', mode: 'text' });
  draftOf(maya.uid).change({ type: 'write', text: studyText(400) });
  const menu = { models: listModels('openai'), withoutAi: 'unconfirmed' };
  const models = { '/api/questions/models': () => reply(200, menu) };
  const { asked } = await openCreation({
    path: '/create',
    answers: { ...answers, ...models },
    state: makeNow,
  });
  expect(await screen.findByRole('region', { name: 'Confirm your email' })).toBeTruthy();
  expect(listSaves(asked)).toEqual([]);
});

it('has the material chosen that its page brings along', async () => {
  const material = makeMaterial(7, { title: 'Lecture 7' });
  const library = { materials: [material], hasMore: false, total: 1, subjects: [] };
  const { asked } = await openCreation({
    path: '/create',
    answers: { ...answers, '/api/materials?order=last-used': () => reply(200, library) },
    state: { material },
  });
  expect(screen.getByRole('tab', { name: 'My materials', selected: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make 10 mixed questions' }));
  expect(await findPlace()).toMatch(/^\/ai-tests\/test\?test=/);
  expect(bodyOf(listSaves(asked)[0])).toEqual({ parts: [{ id: material.id }] });
});

it('has the material of a test chosen that somebody comes from', async () => {
  const material = makeMaterial(7, { title: 'Lecture 7' });
  const library = { materials: [material], hasMore: false, total: 1, subjects: [] };
  const { asked } = await openCreation({
    path: '/create',
    answers: {
      ...answers,
      '/api/materials?order=last-used': () => reply(200, library),
      [`/api/materials/${material.id}`]: () => reply(200, { material, text: studyText(400) }),
    },
    state: {
      studyMaterial: studyText(400),
      parts: [{ materialId: material.id, title: 'Lecture 7', start: 0 }],
    },
  });
  expect(await screen.findByRole('tab', { name: 'My materials', selected: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make 10 mixed questions' }));
  expect(await findPlace()).toMatch(/^\/ai-tests\/test\?test=/);
  expect(bodyOf(listSaves(asked)[0])).toEqual({ parts: [{ id: material.id }] });
});

it('has its text where the library has lost the material', async () => {
  const materialId = makeMaterial(7).id;
  await openCreation({
    path: '/create',
    answers: {
      ...answers,
      [`/api/materials/${materialId}`]: () => reply(404, { code: 'not-found', message: 'Gone' }),
    },
    state: { studyMaterial: studyText(400), parts: [{ materialId, title: 'Notes', start: 0 }] },
  });
  await waitFor(() =>
    expect(screen.getByLabelText('Your text')).toHaveProperty('value', studyText(400)),
  );
});

it('says how many AI tests are left this month, and that reviews are free', async () => {
  await open();
  expect(
    await screen.findByText('3 of 5 AI tests left this month. Reviews are always free.'),
  ).toBeTruthy();
});

it('says nothing of a limit where the plan has none', async () => {
  await open(usage(12, null));
  expect(await screen.findByText('Reviews are always free.')).toBeTruthy();
});

it('makes a test of a file', async () => {
  const { asked, uploads } = await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Upload' }));
  expect(
    screen.getByText(/\.pdf, \.doc, \.docx, \.txt, \.md, \.rtf, \.pptx, \.odt, \.epub, \.html/),
  ).toBeTruthy();
  await chooseFiles(fileOf('notes.txt'));
  await answer(uploads[0], extracted(studyText(400)));
  await userEvent.click(screen.getByRole('button', { name: 'Make 10 mixed questions' }));
  expect(await findPlace()).toMatch(/^\/ai-tests\/test\?test=/);
  expect(bodyOf(listSaves(asked)[0])).toMatchObject({ parts: [{ kind: 'txt' }] });
});

it('makes a test of saved material', async () => {
  const material = makeMaterial(7, { title: 'Lecture 7' });
  const { asked } = await open({
    '/api/materials?order=last-used': () =>
      reply(200, { materials: [material], hasMore: false, total: 1, subjects: [] }),
  });
  await userEvent.click(screen.getByRole('tab', { name: 'My materials' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Lecture 7/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Make 10 mixed questions' }));
  expect(await findPlace()).toMatch(/^\/ai-tests\/test\?test=/);
  expect(bodyOf(listSaves(asked)[0])).toEqual({ parts: [{ id: material.id }] });
});

it('has everything else under Options, and follows it', async () => {
  const { asked } = await open({
    '/api/materials?order=last-used': () =>
      reply(200, {
        materials: [],
        hasMore: false,
        total: 0,
        subjects: [{ name: 'Biology', count: 2 }],
      }),
  });
  await userEvent.click(screen.getByText('Options'));
  const counts = screen.getByRole('list', { name: 'Questions of each kind' });
  expect(within(counts).getByText('PREMIUM')).toBeTruthy();
  for (const kind of ['Matching', 'Short answer', 'Fill in the blank']) {
    const less = screen.getByRole('button', { name: `Fewer ${kind} questions` });
    await userEvent.click(less);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Fewer Fill in the blank questions' }));
  await userEvent.click(screen.getByRole('button', { name: 'More Matching questions' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Hard' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Timer' }));
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'German');
  await userEvent.type(screen.getByLabelText('Test name'), 'My cells');
  expect(screen.queryByText(/^Hard, /)).toBeNull();
  await userEvent.click(screen.getByText('Options'));
  expect(await screen.findByText('Hard, 7 questions, 30 minutes, German')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set it up step by step' }).getAttribute('href')).toBe(
    '/ai-tests/input',
  );
  await paste(studyText(400));
  await userEvent.click(screen.getByRole('button', { name: 'Make 7 mixed questions' }));
  expect(await findPlace()).toMatch(/^\/ai-tests\/test\?test=/);
  expect(bodyOf(asked.find(({ path }) => path === startPath))).toMatchObject({
    questionTypes: [
      { type: 'multiple-choice', count: 4 },
      { type: 'true-false', count: 2 },
      { type: 'matching', count: 1 },
    ],
    difficulty: 'hard',
    language: 'de',
  });
  const testId = (await findPlace())?.split('=')[1] ?? '';
  expect(findKeptTest(maya.uid, testId)?.unsaved).toMatchObject({
    name: 'My cells',
    config: { enableTimer: true },
  });
});

it('names the test after the material that is chosen now, until a name is written (D35)', async () => {
  const kidney = makeMaterial(7, { title: 'The kidney', usedInTests: 2 });
  const law = makeMaterial(8, { title: 'Contract law' });
  keepUnfinished({ testName: 'Memory' });
  await open({
    '/api/materials?order=last-used': () =>
      reply(200, { materials: [kidney, law], hasMore: false, total: 2, subjects: [] }),
  });
  await userEvent.click(screen.getByText('Options'));
  const name = screen.getByLabelText('Test name');
  expect([name.getAttribute('placeholder'), name]).toEqual([
    'Named after your text',
    expect.objectContaining({ value: '' }),
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'My materials' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /The kidney/ }));
  expect(name.getAttribute('placeholder')).toBe('The kidney 3');
  await userEvent.click(screen.getByRole('checkbox', { name: /The kidney/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Contract law/ }));
  expect(name.getAttribute('placeholder')).toBe('Contract law');
  await userEvent.type(name, 'My own');
  await userEvent.click(screen.getByRole('checkbox', { name: /The kidney/ }));
  expect(name).toHaveProperty('value', 'My own');
});

it('puts new material into the subject that was chosen', async () => {
  const part = saved({ studyMaterial: studyText(400) });
  const id = part.parts[0]?.material.id;
  const { asked } = await open({
    [`/api/materials/${id}`]: () => reply(200, { material: part.parts[0]?.material }),
  });
  await userEvent.click(screen.getByText('Options'));
  await userEvent.type(screen.getByLabelText('Subject'), 'Biology');
  await paste(studyText(400));
  await userEvent.click(screen.getByRole('button', { name: 'Make 10 mixed questions' }));
  expect(await findPlace()).toMatch(/^\/ai-tests\/test\?test=/);
  const moved = asked.find(({ path }) => path === `/api/materials/${id}`);
  expect(bodyOf(moved)).toEqual({ subject: 'Biology' });
});

it('says what cannot be made, and where the keyboard then is', async () => {
  await open();
  await paste('Too short.');
  await userEvent.click(screen.getByRole('button', { name: 'Make 10 mixed questions' }));
  expect(
    await screen.findAllByText('Text is too short. Please enter at least 300 characters.'),
  ).not.toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Your text'));
});

it('offers to go on without AI where the tests of the month are used up', async () => {
  let tries = 0;
  await open({
    [startPath]: () => {
      tries += 1;
      return tries > 1
        ? new Response(whole)
        : reply(403, { code: 'ai-tests-used', message: 'You have used your AI tests.' });
    },
  });
  await paste(studyText(400));
  await userEvent.click(screen.getByRole('button', { name: 'Make 10 mixed questions' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make it without AI' }));
  expect(await findPlace()).toMatch(/^\/ai-tests\/test\?test=/);
});

const withoutAi = {
  '/api/questions/models': () => reply(200, { models: listModels('built-in') }),
};

it('without AI the button has the number that the text supports (D37)', async () => {
  stubCounts((wanted) => ({ total: wanted === Infinity ? 9 : 7 }));
  await open(withoutAi);
  await paste(studyText(400));
  expect(await screen.findByRole('button', { name: 'Make 7 questions' })).toBeTruthy();
  expect(
    screen.getByText(
      'Your text supports 9 sure questions without AI. The types and counts you chose give 7.',
    ),
  ).toBeTruthy();
});

it('without AI an unchanged mix is of the kinds that rules make (D37)', async () => {
  await open(withoutAi);
  await userEvent.click(screen.getByText('Options'));
  const count = (kind: string) =>
    screen.getByRole('spinbutton', { name: `Number of questions: ${kind}` });
  expect(count('Multiple choice')).toHaveProperty('value', '8');
  expect(count('True or false')).toHaveProperty('value', '2');
  expect(count('Matching')).toHaveProperty('value', '0');
});

it('stops where the text supports fewer than three, offers the ways on, and leads back to the text (D37)', async () => {
  stubCounts(() => ({ total: 2, questions: [questionAt(0), questionAt(1)], proposed: 4 }));
  const few = [
    started,
    tellQuestion(0),
    tellQuestion(1),
    tellEvent(9, { type: 'failed', code: 'too-few-questions', message: 'Too few.' }),
  ];
  await open({ ...withoutAi, [startPath]: () => new Response(few.join('')) });
  await paste(studyText(400));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose how to go on' }));
  expect(await screen.findByRole('heading', { level: 1, name: '2 sure questions' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mark the text' }).getAttribute('href')).toBe(
    '/ai-tests/mark',
  );
  await userEvent.click(screen.getByRole('link', { name: /^Add text/ }));
  expect(await screen.findByLabelText('Your text')).toHaveProperty('value', studyText(400));
});

it('shows the questions first where this browser remembers that wish (D26)', async () => {
  localStorage.setItem('review-questions-first', 'on');
  await open({ [`/api/tests/${maya.uid}`]: () => reply(404, {}) });
  expect(reviewFirst.read()).toBe(true);
  await paste(studyText(400));
  await userEvent.click(screen.getByRole('button', { name: 'Make 10 mixed questions' }));
  expect(await screen.findByRole('link', { name: 'Start Test' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to your notes' })).toBeTruthy();
});

it('begins anew after a test, with pasting first and nothing of the one before', async () => {
  const testConfig = { ...emptyFlow.testConfig, difficulty: 'hard' as const };
  keepUnfinished({ generatedQuestions: [questionAt(0)], testConfig, testName: 'Cells' });
  await open();
  expect(screen.getByRole('button', { name: 'Make 10 mixed questions' })).toBeTruthy();
  await userEvent.click(screen.getByText('Options'));
  expect(screen.getByRole('radio', { name: 'Medium' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Test name')).toHaveProperty('value', '');
});

/** What this tab has of a test that was being made. */
function keepUnfinished(flow: Partial<KeptFlow>): void {
  const { loading: _loading, ...before } = emptyFlow;
  const key = `unfinished:${maya.uid}:test-creation`;
  sessionStorage.setItem(key, JSON.stringify({ ...before, ...saved(), ...flow }));
}
