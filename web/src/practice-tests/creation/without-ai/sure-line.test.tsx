import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { stubCounts } from '../../../generation/testing/stub-counts.ts';
import { reply } from '../../../testing/stub-server.ts';
import { listModels, openStep } from '../../testing/render-creation.tsx';

const withoutModel = {
  '/api/questions/models': () => reply(200, { models: listModels('built-in') }),
};
const five = { counts: { 'multiple-choice': 3, 'true-false': 2 } };

it('says how many questions the text supports without AI (D37)', async () => {
  stubCounts((wanted) => ({ total: Math.min(wanted, 9) }));
  await openStep('config', five, withoutModel);
  expect(await screen.findByText('Your text supports 9 sure questions without AI.')).toBeTruthy();
});

it('counts quietly, and goes on without the number', async () => {
  stubCounts(() => undefined);
  await openStep('config', five, withoutModel);
  expect((await screen.findByText('Counting sure questions…')).getAttribute('role')).toBe('status');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Preview' }));
  expect(await screen.findByRole('button', { name: 'Generate Test' })).toBeTruthy();
});

it('promises nothing beyond what the chosen types give', async () => {
  stubCounts((wanted) => ({ total: wanted > 20 ? 9 : 4 }));
  await openStep('config', five, withoutModel);
  expect(
    await screen.findByText(
      'Your text supports 9 sure questions without AI. The types and counts you chose give 4.',
    ),
  ).toBeTruthy();
});

it('says so of a text without a single sure question', async () => {
  stubCounts(() => ({ total: 0 }));
  await openStep('config', five, withoutModel);
  expect(await screen.findByText('Your text supports no sure questions without AI.')).toBeTruthy();
});

it('counts nothing where AI makes the test', async () => {
  const { workers } = await openStep('config', five);
  stubCounts(() => ({ total: 9 }));
  await screen.findByText('Configure Your Test');
  await waitFor(() => expect(workers).toHaveLength(1));
  expect(screen.queryByText(/sure questions/)).toBeNull();
});

it('counts for whoever chooses to do without AI', async () => {
  stubCounts(() => ({ total: 7 }));
  await openStep('config', five);
  await userEvent.click(screen.getByText('Advanced Settings'));
  await userEvent.selectOptions(await screen.findByLabelText('AI Model'), 'built-in');
  expect(await screen.findByText('Your text supports 7 sure questions without AI.')).toBeTruthy();
});

it('prints the number on the button that makes the test', async () => {
  stubCounts((wanted) => ({ total: wanted > 20 ? 9 : 4 }));
  await openStep('preview', five, withoutModel);
  expect(
    await screen.findByRole('button', { name: 'Generate Test with 4 questions' }),
  ).toBeTruthy();
});

it('prints no number for an endless test', async () => {
  stubCounts(() => ({ total: 9 }));
  await openStep('preview', { preset: 'endless' }, withoutModel);
  await screen.findByText('Your text supports 9 sure questions without AI.');
  expect(screen.getByRole('button', { name: 'Generate Test' })).toBeTruthy();
});

it('says which wishes cannot be followed without AI', async () => {
  await openStep('config', five, withoutModel);
  await screen.findByText(/made without AI from your text/);
  expect(screen.queryByText(/can't be followed/)).toBeNull();
  await userEvent.click(screen.getByLabelText('Hard'));
  expect(screen.getByText("Without AI, difficulty can't be followed.")).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Concepts'));
  await userEvent.click(screen.getByText('Advanced Settings'));
  await userEvent.type(screen.getByLabelText('Custom Instructions'), 'More dates.');
  expect(
    screen.getByText("Without AI, difficulty, focus and instructions can't be followed."),
  ).toBeTruthy();
});
