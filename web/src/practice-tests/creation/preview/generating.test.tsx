import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { bodyOf, maya, neverReply, reply } from '../../../testing/stub-server.ts';
import {
  cancelPath,
  done,
  followPath,
  generationId,
  questionAt,
  started,
  startPath,
  tellEvent,
  tellPlace,
  tellQuestion,
} from '../../../generation/testing/stub-generation.ts';
import { makeMaterial } from '../../../materials/testing/stub-library.ts';
import { findKeptTest } from '../../keeping/test-store.ts';
import { findPlace, listModels, openStep, storedFlow } from '../../testing/render-creation.tsx';

const whole = started + tellQuestion(1) + tellQuestion(0) + tellQuestion(2) + done;
const three = { counts: { 'true-false': 3 } };

it('[PREV-24] [BROUTE-24] [BROUTE-25] makes the test and opens it, replacing history', async () => {
  const { asked } = await openStep('preview', three, { [startPath]: () => new Response(whole) });
  await pressGenerate();
  expect(await findPlace()).toMatch(/^\/ai-tests\/test\?test=[\da-f-]{36}$/);
  expect(screen.getByTestId('place').dataset['arrival']).toBe('REPLACE');
  const testId = (await findPlace())?.slice(-36) ?? '';
  expect(storedFlow()).toMatchObject({
    generating: null,
    generatedQuestions: [questionAt(0), questionAt(1), questionAt(2)],
  });
  const sent = asked.find(({ path }) => path === startPath);
  expect(new Headers(sent?.init.headers).get('idempotency-key')).toBe(testId);
});

it('[BAPI-03] [BAPI-04] [BAPI-05] [BAPI-07] [BAPI-08] [CONF-50] [CONF-56] [CONF-58] sends all that was chosen (C26, S19)', async () => {
  const models = listModels('openai', 'deepseek');
  const { asked } = await openStep('config', three, {
    '/api/questions/models': () => reply(200, { models }),
    [startPath]: () => new Response(whole),
  });
  await userEvent.click(screen.getByText('Advanced Settings'));
  await userEvent.selectOptions(await screen.findByLabelText('AI Model'), 'DeepSeek');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Spanish');
  await userEvent.type(screen.getByLabelText('Custom Instructions'), 'More dates.');
  await userEvent.click(screen.getByLabelText('Concepts'));
  await userEvent.click(screen.getByLabelText('Hard'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Preview' }));
  await pressGenerate();
  await findPlace();
  expect(bodyOf(asked.find(({ path }) => path === startPath))).toEqual({
    studyMaterial: 'The study material.',
    questionTypes: [{ type: 'true-false', count: 3 }],
    topics: [],
    difficulty: 'hard',
    customPrompt: 'More dates.',
    enableMathAndCode: false,
    language: 'es',
    aiModel: 'deepseek',
    testFocus: 'concepts',
    materialIds: [makeMaterial(1).id],
  });
});

it('calls no model missing where the list does not load, and asks for the built-in one when that is chosen', async () => {
  const { asked } = await openStep('config', three, {
    '/api/questions/models': () => reply(400, { message: 'No.' }),
    [startPath]: () => new Response(whole),
  });
  await screen.findByText("We couldn't load the AI models, so we'll use the default.");
  await userEvent.click(screen.getByText('Advanced Settings'));
  const menu = await screen.findByLabelText('AI Model');
  const names = within(menu)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ disabled, textContent }) => [textContent, !disabled]);
  expect(names).toEqual([
    ['OpenAI GPT-4.1 Mini', true],
    ['DeepSeek', false],
    ['Gemini Flash 2.0', false],
    ['Anthropic Claude', false],
    ['Meta LLaMA', false],
    ['Built-in generator (no AI)', true],
  ]);
  await userEvent.selectOptions(menu, 'Built-in generator (no AI)');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Preview' }));
  await pressGenerate();
  await findPlace();
  const sent = bodyOf(asked.find(({ path }) => path === startPath));
  expect(sent).toMatchObject({ aiModel: 'built-in' });
});

it('[CONF-57] [ENT-02] [ENT-09] [ENT-10] [ENT-18] keeps the test in the browser, as it is to be saved', async () => {
  await openStep('preview', three, { [startPath]: () => new Response(whole) });
  await userEvent.clear(screen.getByLabelText('Test name'));
  await userEvent.type(screen.getByLabelText('Test name'), ' Memory ');
  await pressGenerate();
  const testId = (await findPlace())?.slice(-36) ?? '';
  const kept = findKeptTest(maya.uid, testId);
  expect(kept?.test).toMatchObject({
    id: testId,
    name: 'Memory',
    studyMaterial: 'The study material.',
    questions: [questionAt(0), questionAt(1), questionAt(2)],
  });
  expect(kept?.unsaved).toMatchObject({
    name: 'Memory',
    generationId,
    parts: [{ title: 'Memory', start: 0 }],
    questions: [0, 1, 2].map((slot) => ({ id: questionAt(slot).id })),
    config: {
      preset: 'custom',
      questionTypes: ['true-false'],
      typeCounts: { 'true-false': 3 },
      formattedQuestionTypes: [{ type: 'true-false', count: 3 }],
      numQuestions: 3,
      language: 'material',
      aiModel: 'openai',
      topics: [],
      agreeToTerms: true,
      enableMathAndCode: false,
      isEndlessMode: false,
    },
  });
});

it('[PREV-09] [PREV-10] [PREV-11] shows each question as it arrives, and starts nothing else', async () => {
  const { asked, connection } = await openConnection();
  await pressGenerate();
  const button = await screen.findByRole('button', { name: 'Generating Test...' });
  expect(document.activeElement).toBe(button);
  expect(
    screen.getByText('Generating your test... This may take a few moments.').getAttribute('role'),
  ).toBe('status');
  expect(screen.getByText('0 of 3 questions').getAttribute('aria-live')).toBe('polite');
  await connection.tell(started + tellQuestion(1));
  expect(await screen.findByText('1 of 3 questions')).toBeTruthy();
  await connection.tell(tellQuestion(0));
  expect(await screen.findByText('2 of 3 questions')).toBeTruthy();
  const shown = within(screen.getByRole('list', { name: 'Questions so far' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'True or falseQuestion 1The hippocampus binds what the cortex knows, 0.',
    'True or falseQuestion 2The hippocampus binds what the cortex knows, 1.',
  ]);
  await userEvent.click(button);
  expect(asked.filter(({ path }) => path === startPath)).toHaveLength(1);
});

it('says how many are ahead of a test that waits in line, until its turn has come', async () => {
  const { connection } = await openConnection();
  await pressGenerate();
  await connection.tell(started + tellPlace(12));
  const place = await screen.findByText('12 ahead of you in line');
  expect(place.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByText('Waiting its turn')).toBeTruthy();
  expect(screen.queryByText('Writing')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  await connection.tell(tellPlace(1));
  expect(await screen.findByText("You're next in line")).toBeTruthy();
  await connection.tell(tellPlace(0));
  expect(await screen.findByText('0 of 3 questions')).toBeTruthy();
  expect(screen.getByText('Writing')).toBeTruthy();
});

it('counts questions that arrive, also where nobody said that the turn has come', async () => {
  const { connection } = await openConnection();
  await pressGenerate();
  await connection.tell(started + tellPlace(2));
  await screen.findByText('2 ahead of you in line');
  await connection.tell(tellQuestion(0));
  expect(await screen.findByText('1 of 3 questions')).toBeTruthy();
});

it('stops by Cancel, tells the server so, and leads the keyboard back', async () => {
  const { asked, connection } = await openConnection({ [cancelPath]: () => reply(200, {}) });
  await pressGenerate();
  await connection.tell(started);
  await waitFor(() => expect(storedFlow()).toMatchObject({ generating: { generationId } }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await connection.drop();
  const button = await screen.findByRole('button', { name: 'Generate Test' });
  expect(document.activeElement).toBe(button);
  await waitFor(() => expect(asked.at(-1)?.path).toBe(cancelPath));
  expect(storedFlow()).toMatchObject({ generating: null });
});

it('takes up a running generation after a reload, without a second start', async () => {
  const testId = '0190a5a0-0000-7000-8000-000000000009';
  const flow = { generating: { testId, generationId, aiModel: null } };
  const { asked } = await openStep(
    'preview',
    { ...three, flow },
    { [followPath]: () => new Response(whole) },
  );
  expect(await findPlace()).toBe(`/ai-tests/test?test=${testId}`);
  expect(asked.map(({ path }) => path)).not.toContain(startPath);
});

it('starts under the same key again when a reload came before the first word of the server', async () => {
  const testId = '0190a5a0-0000-7000-8000-000000000009';
  const flow = { generating: { testId, generationId: null, aiModel: null } };
  const { asked } = await openStep(
    'preview',
    { ...three, flow },
    { [startPath]: () => new Response(whole) },
  );
  await findPlace();
  const sent = asked.find(({ path }) => path === startPath);
  expect(new Headers(sent?.init.headers).get('idempotency-key')).toBe(testId);
});

it('leads from Configure to the preview while a test is being made', async () => {
  const testId = '0190a5a0-0000-7000-8000-000000000009';
  const flow = { generating: { testId, generationId, aiModel: null } };
  await openStep('config', { ...three, flow }, { [followPath]: neverReply });
  expect(screen.getByRole('button', { name: 'Generating Test...' })).toBeTruthy();
});

it('shows the test that is being made when the plan no longer allows so many questions', async () => {
  const testId = '0190a5a0-0000-7000-8000-000000000009';
  const flow = { generating: { testId, generationId, aiModel: null } };
  const counts = { 'true-false': 20, 'short-answer': 20 };
  await openStep('preview', { counts, flow }, { [followPath]: neverReply });
  expect(await screen.findByRole('button', { name: 'Generating Test...' })).toBeTruthy();
});

it('[PREV-23] [PREV-25] [BERR-10] tells a failure in a red banner, and can be pressed again', async () => {
  const message = 'Failed to generate test';
  const failed = started + tellEvent(1, { type: 'failed', code: 'generation-failed', message });
  await openStep('preview', three, { [startPath]: () => new Response(failed) });
  await pressGenerate();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to generate test');
  expect(alert.className).toContain('bg-danger-soft');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Generate Test' }));
});

it('[PREV-14] says what is missing before anything is asked', async () => {
  const { asked } = await openStep('preview', { ...three, flow: { studyMaterial: ' ' } });
  await pressGenerate();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No study material available. Please go back to the input step.',
  );
  expect(asked.map(({ path }) => path)).not.toContain(startPath);
});

it('offers the plans, and a test without AI, when the tests of the month are used (N54)', async () => {
  const message =
    'You have used your 5 free tests this month. Upgrade to Premium for unlimited tests.';
  let starts = 0;
  const { asked } = await openStep('preview', three, {
    [startPath]: () => {
      starts += 1;
      return starts === 1 ? reply(403, { code: 'ai-tests-used', message }) : new Response(whole);
    },
  });
  await pressGenerate();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(message)).toBeTruthy();
  expect(alert.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  await userEvent.click(alert.getByRole('button', { name: 'Make it without AI' }));
  await findPlace();
  const sent = asked.filter(({ path }) => path === startPath);
  expect(bodyOf(sent[1])).toMatchObject({ aiModel: 'built-in' });
});

it('begins anew with the next material after a test was made', async () => {
  await openStep('preview', three, { [startPath]: () => new Response(whole) });
  await pressGenerate();
  await findPlace();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the test' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Input Text' }));
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', '');
});

async function pressGenerate() {
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Test' }));
}

/** A start whose events come one by one. */
async function openConnection(answers: Record<string, () => Response> = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const bytes = new TransformStream<Uint8Array, Uint8Array>();
  const writer = bytes.writable.getWriter();
  const opened = await openStep('preview', three, {
    [startPath]: () => new Response(bytes.readable),
    ...answers,
  });
  const tell = (events: string) => act(() => writer.write(new TextEncoder().encode(events)));
  // As a browser does with an answer that nobody wants any more.
  const drop = () => act(() => writer.abort(new DOMException('aborted', 'AbortError')));
  return { ...opened, connection: { tell, drop } };
}
