import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { reply } from '../../../testing/stub-server.ts';
import { listModels, openStep, storedFlow } from '../../testing/render-creation.tsx';

const withModel = 'Questions, options and explanations. Quotes stay as they are in your material.';
const withoutModel = 'Without AI, your test is made in the language of your material.';

function findMenu() {
  return screen.getByRole('combobox', { name: 'Language' });
}

function readHint() {
  return document.getElementById(findMenu().getAttribute('aria-describedby') ?? '')?.textContent;
}

it('[CONF-49] has the language of the material, and five that can be chosen', async () => {
  await openStep('config');
  const options = within(findMenu()).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ textContent, disabled }) => [textContent, !disabled])).toEqual([
    ['Same as your material', true],
    ['English', true],
    ['Chinese', true],
    ['Spanish', true],
    ['French', true],
    ['German', true],
  ]);
  expect(findMenu()).toHaveProperty('value', 'material');
  expect(readHint()).toBe(withModel);
  await userEvent.selectOptions(findMenu(), 'German');
  expect(storedFlow()).toMatchObject({ testConfig: { language: 'de' } });
});

it('says that the built-in generator follows the material, as soon as it is chosen', async () => {
  await openStep('config');
  await userEvent.selectOptions(findMenu(), 'German');
  await userEvent.click(screen.getByText('Advanced Settings'));
  const model = await screen.findByLabelText('AI Model');
  await userEvent.selectOptions(model, 'Built-in generator (no AI)');
  expect(readHint()).toBe(withoutModel);
  await userEvent.selectOptions(model, 'OpenAI GPT-4.1 Mini');
  expect(readHint()).toBe(withModel);
  expect(findMenu()).toHaveProperty('value', 'de');
});

it.each([
  ['no model can be chosen', { models: listModels('built-in') }],
  ['AI rests for today', { models: listModels(), withoutAi: 'over-budget' }],
])('says so where %s', async (_, menu) => {
  await openStep('config', {}, { '/api/questions/models': () => reply(200, menu) });
  await screen.findByText(withoutModel);
  expect(readHint()).toBe(withoutModel);
});

it('tells before the test is made which language it gets', async () => {
  const rowOf = (name: string) => screen.getByText(name).parentElement?.textContent;
  await openStep('config');
  await userEvent.selectOptions(findMenu(), 'French');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Preview' }));
  await screen.findByText('Review & Generate Test');
  expect(rowOf('Language')).toBe('LanguageFrench');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Configuration' }));
  await userEvent.click(screen.getByText('Advanced Settings'));
  const model = await screen.findByLabelText('AI Model');
  await userEvent.selectOptions(model, 'Built-in generator (no AI)');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Preview' }));
  await screen.findByText('Review & Generate Test');
  expect(rowOf('Language')).toBe('LanguageSame as your material');
});
