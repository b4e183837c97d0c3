import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { reply } from '../../../testing/stub-server.ts';
import { listModels, openCreation, openStep } from '../../testing/render-creation.tsx';

it('says below the menu which model is behind the label that is chosen', async () => {
  const models = listModels('openai', 'anthropic').map((model) =>
    model.id === 'openai' ? { ...model, model: 'gpt-5.4-mini' } : model,
  );
  await openStep('config', {}, { '/api/questions/models': () => reply(200, { models }) });
  const hint = await screen.findByText('Model: gpt-5.4-mini');
  const menu = screen.getByLabelText('AI Model');
  expect(menu.getAttribute('aria-describedby')).toContain(hint.id);
  await userEvent.selectOptions(menu, 'Anthropic Claude');
  expect(screen.queryByText(/^Model:/)).toBeNull();
});

it.each([
  [
    'unconfirmed',
    /^Confirm your email address to use AI\. Until then your test is made without it\.$/,
  ],
  ['over-budget', /^AI has reached its limit for today and is back at \d\d:00\. Until then/],
])('says when AI rests for somebody who is %s (D44)', async (withoutAi, words) => {
  const models = listModels('openai');
  await openStep(
    'config',
    {},
    { '/api/questions/models': () => reply(200, { models, withoutAi }) },
  );
  const hint = await screen.findByText(words);
  expect(screen.getByLabelText('AI Model').getAttribute('aria-describedby')).toContain(hint.id);
});

it('names only what can be chosen on the one screen', async () => {
  await openOptions(listModels('openai', 'deepseek'));
  await waitFor(() =>
    expect(listEntries()).toEqual([
      'OpenAI GPT-4.1 Mini',
      'DeepSeek',
      'Built-in generator (no AI)',
    ]),
  );
});

it('names the only model there, if it is of the operator, without a word about servers', async () => {
  const own = { id: 'own', label: "This server's own model", model: 'qwen3', isAvailable: true };
  const [builtIn] = listModels('built-in').filter(({ id }) => id === 'built-in');
  await openOptions([
    { ...own, isDefault: true },
    { ...builtIn, isDefault: false },
  ]);
  await waitFor(() => expect(listEntries()).toEqual(['With AI', 'Built-in generator (no AI)']));
  expect(screen.queryByText('Model: qwen3')).toBeNull();
});

it('is not on the one screen where there is nothing to choose', async () => {
  await openOptions(listModels('built-in'));
  await waitFor(() => expect(screen.queryByLabelText('AI Model')).toBeNull());
  expect(screen.getByLabelText('Test name')).toBeTruthy();
});

async function openOptions(models: readonly object[]): Promise<void> {
  await openCreation({
    path: '/create',
    answers: { '/api/questions/models': () => reply(200, { models }) },
  });
  await userEvent.click(screen.getByText('Options'));
}

function listEntries() {
  const { options } = screen.getByLabelText<HTMLSelectElement>('AI Model');
  return [...options].map(({ textContent }) => textContent);
}
