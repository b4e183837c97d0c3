import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodyOf, neverReply, reply } from '../../../testing/stub-server.ts';
import { makeMaterial } from '../../../materials/testing/stub-library.ts';
import {
  continueButton,
  findPlace,
  listSaves,
  openCreation,
  pressContinue,
  saved,
  storedFlow,
  studyText,
  writeText,
} from '../../testing/render-creation.tsx';

it('[BROUTE-01] /ai-tests shows the step Input with progress 33%', async () => {
  await openCreation({ path: '/ai-tests' });
  expect(shownProgress()).toEqual({ percent: '33', step: '1Input' });
});

it('[BROUTE-02] /ai-tests/input shows the same step', async () => {
  await openCreation({ path: '/ai-tests/input' });
  expect(shownProgress()).toEqual({ percent: '33', step: '1Input' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Your Content');
});

it('[INP-02] is headed "Add Your Content"', async () => {
  await openCreation();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Your Content');
});

it('[INP-01] [INP-03] [INP-04] has the tabs "Upload Files", "Input Text" and "Existing Files", and opens on the first', async () => {
  await openCreation();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Upload Files',
    'Input Text',
    'Existing Files',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Upload Files');
});

it('[INP-05] lists saved materials under "Existing Files" instead of announcing them (D10)', async () => {
  await openCreation({
    answers: {
      '/api/materials?order=last-used': () =>
        reply(200, {
          materials: [makeMaterial(7, { title: 'Lecture 6' })],
          hasMore: false,
          total: 1,
          subjects: [],
        }),
    },
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Existing Files' }));
  expect(await screen.findByRole('checkbox', { name: 'Lecture 6' })).toBeTruthy();
  expect(screen.queryByText('SOON')).toBeNull();
});

it('continues with what was chosen from the library', async () => {
  const material = makeMaterial(7, { title: 'Lecture 6', characters: 900 });
  const { asked } = await openCreation({
    answers: {
      '/api/materials?order=last-used': () =>
        reply(200, { materials: [material], hasMore: false, total: 1, subjects: [] }),
    },
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Existing Files' }));
  expect(continueButton()).toHaveProperty('disabled', true);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Lecture 6' }));
  await pressContinue();
  await screen.findByText('Configure Your Test');
  expect(bodyOf(listSaves(asked)[0])).toEqual({ parts: [{ id: material.id }] });
});

it('[INP-07] [INP-09] enables "Continue to Configuration" only for a text that is not blank', async () => {
  await openCreation();
  await writeText('   \n\n ');
  expect(continueButton()).toHaveProperty('disabled', true);
  await writeText('a');
  expect(continueButton()).toHaveProperty('disabled', false);
});

it('[INP-18] [INP-22] says "Please enter some text." all the same when the keyboard continues', async () => {
  const { asked } = await openCreation();
  await writeText('  ');
  fireEvent.keyDown(screen.getByLabelText('Your text'), { key: 'Enter', ctrlKey: true });
  expect(describedBy(screen.getByLabelText('Your text'))).toContain('Please enter some text.');
  expect(listSaves(asked)).toEqual([]);
});

it('[INP-19] [INP-22] refuses 299 characters, tells it at the field and leads the keyboard there', async () => {
  const { asked } = await openCreation();
  await writeText(studyText(299));
  await pressContinue();
  const field = screen.getByLabelText('Your text');
  expect(describedBy(field)).toContain('Text is too short. Please enter at least 300 characters.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(listSaves(asked)).toEqual([]);
});

it('[INP-20] tells a free user of too much text at once, with a way on for less and for more', async () => {
  await openCreation();
  await writeText(studyText(31_204));
  expect(describedBy(screen.getByLabelText('Your text'))).toContain(
    'Text is too long (31,204 characters). Free accounts are limited to 30,000 characters. Upgrade to Premium for up to 50,000 characters.',
  );
  expect(screen.getByText('31,204 of 30,000 characters')).toBeTruthy();
  expect(continueButton()).toHaveProperty('disabled', true);
  const upgrade = screen.getByRole('link', { name: 'Upgrade Now' });
  expect(upgrade.getAttribute('href')).toBe('/pricing');
});

it('[INP-21] tells a premium user of too much text, and offers no plan', async () => {
  await openCreation({ user: { plan: 'student', isPremium: true } });
  await writeText(studyText(50_001));
  expect(describedBy(screen.getByLabelText('Your text'))).toContain(
    'Text is too long (50,001 characters). The maximum is 50,000 characters.',
  );
  expect(screen.queryByRole('link', { name: 'Upgrade Now' })).toBeNull();
});

it('uses the first 30,000 characters when asked, and gives the rest back', async () => {
  await openCreation();
  await writeText(studyText(31_204));
  await userEvent.click(screen.getByRole('button', { name: 'Use the first 30,000' }));
  expect(screen.getByLabelText('Your text')).toHaveProperty('value.length', 30_000);
  expect(continueButton()).toHaveProperty('disabled', false);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Your text')).toHaveProperty('value.length', 31_204);
});

it('[INP-06] counts the characters of the text', async () => {
  await openCreation();
  await writeText('  Memory  ');
  expect(screen.getByText('6 of 30,000 characters')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Your material' })).getByText('6')).toBeTruthy();
});

it('[INP-26] [BROUTE-22] saves the text and goes to /ai-tests/config', async () => {
  const { asked } = await openCreation();
  const text = `Memory\n\n${studyText(400)}`;
  await writeText(text);
  await pressContinue();
  expect(await screen.findByRole('heading', { name: 'Configure Your Test' })).toBeTruthy();
  expect(bodyOf(listSaves(asked)[0])).toEqual({ parts: [{ title: 'Memory', kind: 'text', text }] });
  expect(storedFlow()).toMatchObject({ studyMaterial: 'The study material.' });
});

it('[INP-28] has the material again when Configure leads back', async () => {
  await openCreation();
  await writeText(studyText(400));
  await pressContinue();
  await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByLabelText('Your text')).toHaveProperty('value', studyText(400));
});

it('[INP-27] [BERR-09] says "Failed to process input" when a text cannot be saved', async () => {
  // Not even a reply that can be read.
  await openCreation({ answers: { '/api/materials': () => reply(200, {}) } });
  await writeText(studyText(400));
  await pressContinue();
  const alert = await screen.findByText('Failed to process input');
  expect(document.activeElement?.contains(alert)).toBe(true);
  expect(continueButton()).toHaveProperty('disabled', false);
});

it('shows a refusal in the words of the server', async () => {
  const words = 'You have 2,000 saved materials. Delete some to save more.';
  await openCreation({
    answers: {
      '/api/materials': () => reply(409, { code: 'library-full', message: words, error: words }),
    },
  });
  await writeText(studyText(400));
  await pressContinue();
  expect(await screen.findByText(words)).toBeTruthy();
});

it('forgets what was said when the text changes', async () => {
  await openCreation();
  await writeText('Too short');
  await pressContinue();
  await userEvent.type(screen.getByLabelText('Your text'), '!');
  expect(screen.getByLabelText('Your text').getAttribute('aria-invalid')).toBeNull();
});

it('saves once, however often the button is pressed', async () => {
  const { asked } = await openCreation({ answers: { '/api/materials': neverReply } });
  await writeText(studyText(400));
  await pressContinue();
  await userEvent.click(screen.getByRole('button', { name: 'Saving your material...' }));
  expect(listSaves(asked)).toHaveLength(1);
});

it('[INP-10] [INP-11] [INP-12] [INP-13] asks before it goes back to the dashboard', async () => {
  await openCreation();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave Test Creation?' }));
  expect(
    dialog.getByText(
      "Leaving will reset your test creation process. You'll need to start over. Are you sure?",
    ),
  ).toBeTruthy();
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Cancel',
    'Leave & Reset',
  ]);
});

it('[INP-14] keeps everything when leaving is cancelled', async () => {
  await openCreation();
  await writeText('My notes');
  await userEvent.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', 'My notes');
});

it('[INP-15] clears everything and goes to /dashboard by "Leave & Reset"', async () => {
  await openCreation({ answers: { '/api/materials': () => reply(200, saved()) } });
  await writeText(studyText(400));
  await pressContinue();
  await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave & Reset' }));
  expect(await findPlace()).toBe('/dashboard');
  expect(sessionStorage).toHaveLength(0);
  await userEvent.click(screen.getByRole('link', { name: 'Back to the test' }));
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Upload Files');
  await userEvent.click(screen.getByRole('tab', { name: 'Input Text' }));
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', '');
});

it('[INP-16] has the content policy in an expander, which opens and closes', async () => {
  await openCreation();
  const summary = screen.getByText('Content policy').closest('summary');
  const details = summary?.closest('details');
  expect(details?.textContent).toContain('on this device');
  const wasOpen = details?.open;
  summary?.focus();
  expect(document.activeElement).toBe(summary);
  if (summary) await userEvent.click(summary);
  expect(details?.open).toBe(!wasOpen);
});

it('tells what the plan reads, from the catalogue', async () => {
  await openCreation();
  expect(
    screen.getByText('At least 300, up to 30,000 on the free plan. Premium reads up to 50,000.'),
  ).toBeTruthy();
});

function shownProgress() {
  const bar = screen.getByRole('progressbar', { name: 'Test creation progress' });
  return {
    percent: bar.getAttribute('aria-valuenow'),
    step: document.querySelector('[aria-current=step]')?.textContent,
  };
}

function describedBy(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent).join(' ');
}
