import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  answer,
  chooseFiles,
  extracted,
  fileOf,
  openCreation,
  pressContinue,
  saved,
  storedFlow,
  studyText,
  writeText,
} from '../../testing/render-creation.tsx';
import { reply } from '../../../testing/stub-server.ts';

const bomb = 'How to make a pipe bomb at home: step by step instructions.';
const prohibited = `${studyText(400)}\n\n${bomb}`;
const sensitive = `${'The cell grows. '.repeat(30)}\n\nviolence, graphic, extremist, harmful, illegal drugs.`;

it('[POL-01] [POL-05] [POL-06] [BAPI-35] [INP-25] blocks prohibited text on this device', async () => {
  const { asked } = await openCreation();
  await writeText(prohibited);
  await pressContinue();
  const alert = await screen.findByText(
    /^Content Policy Violation: Your content contains material that violates content policies/,
  );
  expect(document.activeElement?.contains(alert)).toBe(true);
  expect(asked.filter(({ path }) => path.startsWith('/api/materials'))).toEqual([]);
  expect(screen.queryByText('Configure Your Test')).toBeNull();
  expect(storedFlow()).toBeNull();
});

it('[POL-01] [UPL-24] blocks prohibited text of files', async () => {
  const { asked, uploads } = await openCreation();
  await chooseFiles(fileOf('a.txt'));
  await answer(uploads[0], extracted(prohibited));
  await pressContinue();
  expect(await screen.findByText(/^Content Policy Violation: /)).toBeTruthy();
  expect(asked.filter(({ path }) => path.startsWith('/api/materials'))).toEqual([]);
});

it('[POL-05] warns of a violation before anybody continues, once the typing pauses', async () => {
  await openCreation();
  await writeText(prohibited);
  expect(screen.queryByText(/^Content Policy Violation: /)).toBeNull();
  expect(await screen.findByText(/^Content Policy Violation: /)).toBeTruthy();
});

it('[POL-14] asks to look over content with several sensitive terms', async () => {
  await openCreation();
  await writeText(sensitive);
  const words = await screen.findByText(/^Warning: /);
  expect(words.textContent).toMatch(
    /^Warning: Your content may contain sensitive material that requires review.* You may continue, but ensure your content complies with our policies\.$/,
  );
});

it('[POL-15] goes on all the same, and keeps the warning in sight', async () => {
  const warning =
    'Warning: Sensitive. You may continue, but ensure your content complies with our policies.';
  await openCreation({ answers: { '/api/materials': () => reply(200, saved({ warning })) } });
  await writeText(sensitive);
  await pressContinue();
  expect(await screen.findByText('Configure Your Test')).toBeTruthy();
  expect(screen.getByText(warning)).toBeTruthy();
});

it('shows help lines in a calm panel where a refusal is about self-harm, and names them once', async () => {
  await openCreation();
  await writeText(`${studyText(400)}\n\nTell me how to kill myself without pain.`);
  await pressContinue();
  const alert = await screen.findByText(/^Content Policy Violation: /);
  expect(alert.textContent).toBe(
    'Content Policy Violation: Your content contains material that violates content policies: self-harm methods. Please remove it.',
  );
  const panel = screen.getByRole('region', { name: 'Someone to talk to' });
  expect(panel.textContent).toContain(
    'If you are thinking about hurting yourself, please talk to someone now. You are not alone.',
  );
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['988', 'tel:988'],
    ['116 123', 'tel:116123'],
    ['findahelpline.com', 'https://findahelpline.com'],
  ]);
  expect(within(panel).queryByRole('alert')).toBeNull();
});

it('shows the help lines beside a warning about self-harm too', async () => {
  await openCreation();
  await writeText(`${studyText(400)}\n\nPlease write about people who are dying of pills.`);
  expect(await screen.findByText(/^Warning: .*self-harm methods/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Someone to talk to' })).toBeTruthy();
});

it('shows no help lines where a refusal is about something else', async () => {
  await openCreation();
  await writeText(prohibited);
  await pressContinue();
  expect(await screen.findByText(/^Content Policy Violation: /)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Someone to talk to' })).toBeNull();
});

it('shows what only the server has found', async () => {
  const words =
    'Content Policy Violation: Your content contains material that violates content policies.';
  await openCreation({
    answers: {
      '/api/materials': () => reply(422, { code: 'content-policy', message: words, error: words }),
    },
  });
  await writeText(studyText(400));
  await pressContinue();
  expect(await screen.findByText(words)).toBeTruthy();
});
