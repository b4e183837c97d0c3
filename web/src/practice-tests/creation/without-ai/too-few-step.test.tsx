import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { stubCounts } from '../../../generation/testing/stub-counts.ts';
import {
  questionAt,
  started,
  startPath,
  tellEvent,
  tellQuestion,
} from '../../../generation/testing/stub-generation.ts';
import { reply } from '../../../testing/stub-server.ts';
import { listModels, openStep, storedFlow } from '../../testing/render-creation.tsx';

const three = { counts: { 'true-false': 3 } };
const studyMaterial = 'The hippocampus binds what the cortex knows.\n\nIt is a part of the brain.';
const withoutModel = {
  '/api/questions/models': () => reply(200, { models: listModels('built-in') }),
};

it('stops before a test is made of two questions, shows them, and offers ways on (D37)', async () => {
  stubCounts(() => ({ total: 2, questions: [questionAt(0), questionAt(1)], proposed: 9 }));
  const { asked } = await openStep('preview', { ...three, flow: { studyMaterial } }, withoutModel);
  expect(await screen.findByRole('heading', { name: '2 sure questions' })).toBeTruthy();
  expect(
    screen.getByText(
      'A test needs at least 3. Mark what you want to remember, and it becomes a question.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Generate Test/ })).toBeNull();
  const found = within(screen.getByRole('list', { name: 'What is sure already' }));
  expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1The hippocampus binds what the cortex knows, 0.True or false',
    '2The hippocampus binds what the cortex knows, 1.True or false',
  ]);
  const ways = within(screen.getByRole('region', { name: 'Ways on' }));
  expect(ways.getByRole('link', { name: 'Mark the text' }).getAttribute('href')).toBe(
    '/ai-tests/mark',
  );
  expect(ways.getByText('9 words are proposed already')).toBeTruthy();
  expect(ways.getByRole('link', { name: /^Add text/ }).getAttribute('href')).toBe(
    '/ai-tests/input',
  );
  expect(ways.queryByRole('button', { name: /^Use AI/ })).toBeNull();
  const text = screen.getByRole('article', { name: 'Your text' });
  expect(text.querySelector('mark')?.textContent).toBe('Asked: The hippocampus');
  expect(asked.some(({ path }) => path === startPath)).toBe(false);
});

it('offers AI where there is some, and leads back to the configuration with it', async () => {
  stubCounts(() => ({ total: 0 }));
  await openStep('config', three);
  await userEvent.click(screen.getByText('Advanced Settings'));
  await userEvent.selectOptions(await screen.findByLabelText('AI Model'), 'built-in');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Preview' }));
  expect(await screen.findByRole('heading', { name: 'No sure questions yet' })).toBeTruthy();
  const ai = screen.getByRole('button', { name: /^Use AI/ });
  expect(ai.textContent).toBe('Use AIAbout 3 questions, uses 1 AI test');
  await userEvent.click(ai);
  expect(await screen.findByText('Configure Your Test')).toBeTruthy();
  expect(storedFlow()).toMatchObject({ testConfig: { aiModel: 'openai' } });
});

it('leads to other types where the text has enough for those', async () => {
  stubCounts((wanted) => ({ total: wanted > 20 ? 9 : 1, questions: [questionAt(0)] }));
  await openStep('preview', three, withoutModel);
  expect(await screen.findByRole('heading', { name: '1 sure question' })).toBeTruthy();
  const other = screen.getByRole('link', { name: /^Choose other question types/ });
  expect(other.textContent).toContain('Your text supports 9 sure questions in all');
  expect(other.getAttribute('href')).toBe('/ai-tests/config');
});

it('[BERR-05] shows five samples to whoever asks for them, and makes no test of them', async () => {
  stubCounts(() => ({ total: 0 }));
  const { asked } = await openStep('preview', three, withoutModel);
  await userEvent.click(await screen.findByRole('button', { name: 'See sample questions' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sample questions' }));
  expect(
    dialog.getByText(
      'Five questions about learning itself, not about your text. Nothing is saved.',
    ),
  ).toBeTruthy();
  expect(dialog.getAllByRole('listitem')).toHaveLength(5);
  expect(dialog.getByText('What is interleaving?')).toBeTruthy();
  const made = asked.filter(({ path }) => path === startPath || path.startsWith('/api/tests'));
  expect(made).toEqual([]);
  expect(storedFlow()).toMatchObject({ generating: null, generatedQuestions: [] });
});

it('stops as well when what was made turns out to be too little', async () => {
  const message =
    "We couldn't make enough questions for a test from this text. It won't count toward your limit.";
  const failed = tellEvent(5, { type: 'failed', code: 'too-few-questions', message });
  const events = started + tellQuestion(0) + failed;
  await openStep('preview', three, { [startPath]: () => new Response(events) });
  await userEvent.click(screen.getByRole('button', { name: 'Generate Test' }));
  expect(await screen.findByRole('heading', { name: '1 sure question' })).toBeTruthy();
  expect(screen.getByText('The hippocampus binds what the cortex knows, 0.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Configuration' }));
  expect(await screen.findByText('Configure Your Test')).toBeTruthy();
});
