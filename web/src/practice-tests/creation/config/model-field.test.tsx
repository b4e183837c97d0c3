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
  const models = listModels('openai', 'deepseek');
  await openCreation({
    path: '/create',
    answers: { '/api/questions/models': () => reply(200, { models }) },
  });
  await userEvent.click(screen.getByText('Options'));
  const menu = await screen.findByLabelText<HTMLSelectElement>('AI Model');
  await waitFor(() =>
    expect([...menu.options].map(({ textContent }) => textContent)).toEqual([
      'OpenAI GPT-4.1 Mini',
      'DeepSeek',
      'Built-in generator (no AI)',
    ]),
  );
});
