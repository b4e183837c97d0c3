import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openCreation, openStep, storedFlow } from '../../testing/render-creation.tsx';

it('[PREV-01] [PREV-12] [BROUTE-04] [BLIM-44] is the last step, at 100%', async () => {
  await openStep('preview');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Review & Generate Test');
  expect(screen.getByRole('button', { name: 'Generate Test' })).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to Configuration' });
  expect(back.getAttribute('href')).toBe('/ai-tests/config');
  const bar = screen.getByRole('progressbar', { name: 'Test creation progress' });
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
});

it('[PREV-02] [PREV-03] [PREV-04] [PREV-05] [PREV-06] shows what was chosen', async () => {
  await openStep('preview', { preset: 'test' });
  expect(rows()).toMatchObject({
    Preset: 'Test',
    'Total questions': '17',
    'Multiple choice': '10',
    'True or false': '5',
    'Short answer': '2',
    'Test focus': 'Vocabulary',
    Timer: 'Disabled',
  });
  await waitFor(() => expect(rows()).toMatchObject({ 'AI model': 'OpenAI GPT-4.1 Mini' }));
});

it('[PREV-06] shows the minutes of the timer', async () => {
  await openStep('config');
  await userEvent.click(screen.getByRole('switch', { name: 'Set a time limit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Preview' }));
  await screen.findByRole('button', { name: 'Generate Test' });
  expect(rows()).toMatchObject({ Timer: '30 minutes' });
});

it('[PREV-07] says Endless instead of a total, and lists the types without counts (N16)', async () => {
  await openStep('preview', { preset: 'endless' });
  expect(rows()).toMatchObject({
    Preset: 'Endless',
    'Total questions': 'Endless',
    'Multiple choice': 'On',
    'True or false': 'On',
  });
});

it('shows the name of the test, with up to 100 characters, above its placeholder (D35)', async () => {
  await openStep('preview', { flow: { testName: 'Memory 2' } });
  const field = screen.getByLabelText('Test name');
  expect(field).toHaveProperty('value', 'Memory 2');
  expect(field.getAttribute('placeholder')).toBe('Practice Test');
  expect(field.getAttribute('maxlength')).toBe('100');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Generate Test' }));
  expect(screen.getByText('Give your test a name.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'Memory');
  expect(storedFlow()).toMatchObject({ testName: 'Memory', generating: null });
});

it('[PREV-12] keeps the configuration on the way back', async () => {
  await openStep('preview', { counts: { matching: 4 } });
  await userEvent.click(screen.getByRole('link', { name: 'Back to Configuration' }));
  const count = await screen.findByRole('spinbutton', { name: 'Number of questions: Matching' });
  expect(count.getAttribute('aria-valuenow')).toBe('4');
});

it('offers to review the questions first, off unless wanted (D26)', async () => {
  await openStep('preview');
  const review = screen.getByRole('switch', { name: 'Review questions before starting' });
  expect(review.getAttribute('aria-checked')).toBe('false');
});

it('[BROUTE-27] leads to the first step without material, and to Configure without types (N04)', async () => {
  await openCreation({ path: '/ai-tests/preview' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Your Content');
});

it('[BROUTE-27] leads to Configure when the configuration lacks something (N04)', async () => {
  await openStep('preview', { counts: {} });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Configure Your Test');
});

it('[BROUTE-20] says of any other step that it is invalid', async () => {
  await openCreation({ path: '/ai-tests/xyz' });
  expect(screen.getByText('Invalid step in test creation flow')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start at the first step' })).toBeTruthy();
});

function rows(): Record<string, string | null> {
  const summary = screen.getByRole('region', { name: 'Summary' });
  const terms = within(summary).getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  );
}
