import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { reply, maya } from '../../../testing/stub-server.ts';
import {
  listModels,
  openCreation,
  openStep,
  pressContinue,
  storedFlow,
  studyText,
  writeText,
} from '../../testing/render-creation.tsx';

it('loads the built-in generator on entering the step, and not before (D7)', async () => {
  const { workers } = await openCreation();
  await writeText(studyText(400));
  expect(workers).toEqual([]);
  await pressContinue();
  expect(await screen.findByText('Configure Your Test')).toBeTruthy();
  expect(workers.map(({ url }) => url)).toEqual([expect.stringContaining('built-in-worker')]);
});

it('[CONF-01] [CONF-02] [CONF-03] [BROUTE-03] [BLIM-44] names its sections in order, at 66%', async () => {
  await openStep('config');
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.slice(0, 7)).toEqual([
    'Configure Your Test',
    'Modes',
    'Question Types',
    'Test Focus',
    'Timer',
    'Language',
    'Privacy Settings',
  ]);
  const advanced = screen.getByText('Advanced Settings').closest('details');
  expect(advanced?.open).toBe(false);
  expect(
    screen.getByText('Privacy Settings').compareDocumentPosition(advanced ?? document.body),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const bar = screen.getByRole('progressbar', { name: 'Test creation progress' });
  expect(bar.getAttribute('aria-valuenow')).toBe('66');
});

it('[CONF-04] holds five settings under Advanced Settings', async () => {
  await openStep('config');
  const advanced = await openAdvanced();
  expect(advanced.getByLabelText('AI Model')).toBeTruthy();
  expect(advanced.getByRole('switch', { name: 'Show Study Material' })).toBeTruthy();
  expect(advanced.getByRole('switch', { name: 'Lock Screen' })).toBeTruthy();
  expect(advanced.getByRole('radiogroup', { name: 'Test Layout' })).toBeTruthy();
  expect(advanced.getByLabelText('Custom Instructions')).toBeTruthy();
});

it('[CONF-11] offers four modes', async () => {
  await openStep('config', { preset: 'custom' });
  const modes = within(screen.getByRole('radiogroup', { name: 'Modes' })).getAllByRole('radio');
  expect(modes.map(({ textContent }) => textContent)).toEqual([
    'Quiz8 multiple choice, 2 true or false',
    'Test10 multiple choice, 5 true or false, 2 short answer',
    'EndlessFeedback on every answer, no counts',
    'CustomYour own mix of types',
  ]);
  expect(screen.getByRole('radio', { name: /^Custom/ }).getAttribute('aria-checked')).toBe('true');
});

it('[CONF-10] [CONF-12] sets types and counts by choosing a mode', async () => {
  await openStep('config');
  await userEvent.click(screen.getByRole('radio', { name: /^Quiz/ }));
  expect(count('Multiple choice')).toBe('8');
  expect(count('True or false')).toBe('2');
  expect(screen.queryByRole('spinbutton', { name: /Short answer/ })).toBeNull();
  expect(summary().getByText('10', { exact: false })).toBeTruthy();
});

it('[CONF-17] changes only the mode when a count is changed (C39)', async () => {
  await openStep('config');
  await userEvent.click(screen.getByRole('radio', { name: /^Quiz/ }));
  await userEvent.click(screen.getByRole('button', { name: 'More True or false questions' }));
  expect(screen.getByRole('radio', { name: /^Custom/ }).getAttribute('aria-checked')).toBe('true');
  expect(count('Multiple choice')).toBe('8');
  expect(count('True or false')).toBe('3');
});

it('[CONF-18] [CONF-26] [CONF-30] [CONF-31] refuses a test without types, by the button and by the keyboard', async () => {
  await openStep('config');
  await userEvent.click(screen.getByRole('radio', { name: /^Quiz/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Multiple choice' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'True or false' }));
  expect(screen.getByRole('radio', { name: /^Custom/ }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText('You must have at least 3 questions to create a test')).toBeTruthy();
  expect(continueToPreview()).toHaveProperty('disabled', true);
  await submitByKeyboard();
  const alert = await screen.findByText('Please select at least one question type');
  expect(document.activeElement?.contains(alert)).toBe(true);
});

it('[CONF-07] [CONF-27] [CONF-30] [CONF-31] refuses fewer than 3 questions', async () => {
  await openStep('config', { counts: { 'true-false': 2 } });
  expect(continueToPreview()).toHaveProperty('disabled', true);
  await submitByKeyboard();
  expect(
    await screen.findByText('You must have at least 3 questions to create a test.'),
  ).toBeTruthy();
});

it('[CONF-07] [CONF-28] [CONF-29] [CONF-31] refuses more than 20 questions on the free plan', async () => {
  await openStep('config', { counts: { 'multiple-choice': 15, 'true-false': 6 } });
  expect(screen.getByText('Total questions (21) exceeds the maximum limit of 20')).toBeTruthy();
  expect(continueToPreview()).toHaveProperty('disabled', true);
  await submitByKeyboard();
  expect(
    await screen.findByText(
      'You cannot have more than 20 questions per test. Please reduce the number of questions.',
    ),
  ).toBeTruthy();
});

it('[BLIM-14] [CONF-33] [BROLE-12] [BROLE-13] lets premium users have 30 of a type and 50 in all (D4)', async () => {
  await openStep('config', {
    counts: { 'multiple-choice': 30, 'true-false': 20 },
    isPremium: true,
  });
  expect(continueToPreview()).toHaveProperty('disabled', false);
  const field = screen.getByRole('spinbutton', { name: /Multiple choice/ });
  expect(field.getAttribute('aria-valuemax')).toBe('30');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Multiple answer' }));
  expect(screen.getByText('Total questions (55) exceeds the maximum limit of 50')).toBeTruthy();
});

it('[CONF-21] [CONF-22] [CONF-23] [CONF-24] [BROLE-08] lists six types, with multiple-answer for premium alone (D5)', async () => {
  await openStep('config');
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/^Multiple choice/),
    expect.stringMatching(/^True or false/),
    expect.stringMatching(/^Short answer/),
    expect.stringMatching(/^Matching/),
    expect.stringMatching(/^Fill in the blank/),
    'Multiple answerPREMIUM',
  ]);
  expect(boxes.map((box) => box.hasAttribute('disabled'))).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(boxes.map((box) => box.closest('li')?.classList.contains('text-ink-3'))).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});

it('[CONF-19] [BROLE-09] ticks a type with 5, and takes no more than 20 of it', async () => {
  await openStep('config');
  await userEvent.click(screen.getByRole('radio', { name: /^Quiz/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Matching' }));
  expect(count('Matching')).toBe('5');
  const field = screen.getByRole('spinbutton', { name: /Matching/ });
  await userEvent.clear(field);
  await userEvent.type(field, '99{Enter}');
  expect(count('Matching')).toBe('20');
});

it('[CONF-34] takes counts down to what the plan of the user has', async () => {
  await openStep('config', { counts: { 'multiple-choice': 30, 'multiple-answer': 5 } });
  expect(count('Multiple choice')).toBe('20');
  expect(screen.getByRole('checkbox', { name: 'Multiple answer' })).toHaveProperty(
    'checked',
    false,
  );
});

it('[CONF-08] [CONF-14] [CONF-20] has neither counts nor a timer in endless mode (N17)', async () => {
  await openStep('config');
  await userEvent.click(screen.getByRole('radio', { name: /^Endless/ }));
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Set a time limit' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Matching' }));
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(continueToPreview()).toHaveProperty('disabled', false);
});

it('[CONF-39] [CONF-40] [ENT-06] chooses focus and difficulty, hard for everyone too (D21)', async () => {
  await openStep('config');
  const focuses = within(screen.getByRole('radiogroup', { name: 'Test Focus' }));
  expect(focuses.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    ['Vocabulary', 'Concepts', 'Facts', 'Application'],
  );
  expect(focuses.getByLabelText('Vocabulary')).toHaveProperty('checked', true);
  const difficulties = within(screen.getByRole('radiogroup', { name: 'Difficulty' }));
  expect(
    difficulties.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Easy', 'Medium', 'Hard']);
  expect(difficulties.getByLabelText('Medium')).toHaveProperty('checked', true);
  await userEvent.click(screen.getByLabelText('Application'));
  await userEvent.click(screen.getByLabelText('Hard'));
  expect(configOf(storedFlow())).toMatchObject({ testFocus: 'application', difficulty: 'hard' });
});

it('[CONF-41] [CONF-42] [CONF-43] [CONF-44] times a test for 1 to 120 minutes, 30 unless told', async () => {
  await openStep('config');
  expect(screen.queryByLabelText('Minutes')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Set a time limit' }));
  expect(screen.getByLabelText('Minutes')).toHaveProperty('value', '30');
  await typeMinutes('0');
  expect(screen.getByLabelText('Minutes')).toHaveProperty('value', '1');
  await typeMinutes('121');
  expect(screen.getByLabelText('Minutes')).toHaveProperty('value', '120');
  await typeMinutes('soon');
  expect(screen.getByLabelText('Minutes')).toHaveProperty('value', '30');
  expect(configOf(storedFlow())).toMatchObject({ enableTimer: true, timerDuration: 30 });
});

it('[CONF-47] [CONF-49] [BLIM-24] has the models of the server, and those it has no key for cannot be chosen (D19)', async () => {
  const models = listModels('openai', 'deepseek', 'gemini');
  await openStep('config', {}, { '/api/questions/models': () => reply(200, { models }) });
  await waitFor(() =>
    expect(optionsOf(screen.getByLabelText('AI Model'))).toEqual([
      ['OpenAI GPT-4.1 Mini', true],
      ['DeepSeek', true],
      ['Gemini Flash 2.0', true],
      ['Anthropic Claude (not available)', false],
      ['Meta LLaMA (not available)', false],
      ['Built-in generator (no AI)', true],
    ]),
  );
  expect(screen.getByLabelText('AI Model')).toHaveProperty('value', 'openai');
});

it('says which models have no key, and makes it without AI where there is none (D19)', async () => {
  const models = listModels('built-in');
  await openStep('config', {}, { '/api/questions/models': () => reply(200, { models }) });
  await waitFor(() =>
    expect(screen.getByLabelText('AI Model')).toHaveProperty('value', 'built-in'),
  );
  expect(optionsOf(screen.getByLabelText('AI Model'))).toEqual([
    ['OpenAI GPT-4.1 Mini (not available)', false],
    ['DeepSeek (not available)', false],
    ['Gemini Flash 2.0 (not available)', false],
    ['Anthropic Claude (not available)', false],
    ['Meta LLaMA (not available)', false],
    ['Built-in generator (no AI), default', true],
  ]);
});

it('[BERR-11] tells in a toast that can be dismissed what is not of this step (N55)', async () => {
  const message = 'No.';
  await openStep(
    'config',
    {},
    {
      '/api/questions/models': () => reply(400, { code: 'invalid-request', message }),
    },
  );
  const toast = await screen.findByText(
    "We couldn't load the AI models, so we'll use the default.",
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(document.contains(toast)).toBe(false);
});

it('[CONF-51] [CONF-52] [CONF-53] [ENT-16] is private, or public with a link for three days', async () => {
  await openStep('config');
  expect(screen.getByRole('radio', { name: 'Private Only you, no link' })).toBeTruthy();
  await userEvent.click(
    screen.getByRole('radio', {
      name: 'Public Anyone with the link or its 6-character code can take it for 3 days.',
    }),
  );
  expect(configOf(storedFlow())).toMatchObject({ privacy: 'public' });
});

it('tells a user without a confirmed email that there is no link before', async () => {
  await openStep(
    'config',
    {},
    {
      '/api/auth/verify-token': () =>
        reply(200, { valid: true, user: { ...maya, emailVerified: false } }),
    },
  );
  expect(
    screen.getByRole('radio', {
      name: /Confirm your email address first: without it no link is made\. Share Test makes one later\.$/,
    }),
  ).toBeTruthy();
});

it('[CONF-55] [CONF-56] [CONF-54] [ENT-11] [ENT-13] [ENT-14] [ENT-15] keeps what is set under Advanced Settings', async () => {
  await openStep('config');
  await openAdvanced();
  await userEvent.click(screen.getByLabelText('Vertical'));
  await userEvent.click(screen.getByRole('switch', { name: 'Show Study Material' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Lock Screen' }));
  const field = screen.getByLabelText('Custom Instructions');
  expect(field.getAttribute('maxlength')).toBe('500');
  await userEvent.type(field, 'More dates.');
  expect(configOf(storedFlow())).toMatchObject({
    testLayout: 'vertical',
    showStudyMaterial: true,
    lockScreen: true,
    customPrompt: 'More dates.',
  });
});

it('[CONF-05] [BROUTE-26] goes back to /ai-tests/input by "Back", and keeps what was chosen (C18)', async () => {
  await openStep('config', { counts: { matching: 4 } });
  const back = screen.getByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe('/ai-tests/input');
  await userEvent.click(back);
  expect(await screen.findByRole('heading', { name: 'Add Your Content' })).toBeTruthy();
  expect(configOf(storedFlow())).toMatchObject({ typeCounts: { matching: 4 } });
});

it('[CONF-06] [BROUTE-23] goes on to the preview, with the configuration saved', async () => {
  await openStep('config', { counts: { matching: 4 } });
  await userEvent.click(continueToPreview());
  expect(await screen.findByRole('heading', { name: 'Review & Generate Test' })).toBeTruthy();
  expect(configOf(storedFlow())).toMatchObject({
    questionTypes: ['matching'],
    formattedQuestionTypes: [{ type: 'matching', count: 4 }],
    numQuestions: 4,
  });
});

it('[BROUTE-27] leads to the first step when there is no material (N04)', async () => {
  await openCreation({ path: '/ai-tests/config' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Your Content');
});

function continueToPreview() {
  return screen.getByRole('button', { name: 'Continue to Preview' });
}

function count(type: string) {
  return screen
    .getByRole('spinbutton', { name: `Number of questions: ${type}` })
    .getAttribute('aria-valuenow');
}

function summary() {
  return within(screen.getByRole('region', { name: 'Your test' }));
}

async function openAdvanced() {
  const title = screen.getByText('Advanced Settings');
  await userEvent.click(title);
  const details = title.closest('details');
  if (!details) throw new Error('There are no advanced settings.');
  return within(details);
}

async function submitByKeyboard() {
  await openAdvanced();
  await userEvent.click(screen.getByLabelText('Custom Instructions'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
}

async function typeMinutes(text: string) {
  const field = screen.getByLabelText('Minutes');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

function optionsOf(select: HTMLElement) {
  return within(select)
    .getAllByRole('option')
    .map((option) => [option.textContent, !option.hasAttribute('disabled')]);
}

function configOf(stored: unknown): unknown {
  return typeof stored === 'object' && stored !== null && 'testConfig' in stored
    ? stored.testConfig
    : undefined;
}
