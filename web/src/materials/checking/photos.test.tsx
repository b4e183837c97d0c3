import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { reply } from '../../testing/stub-server.ts';
import {
  answer,
  bodyOfSave,
  chooseFiles,
  continueButton,
  openCreation,
  pressContinue,
} from '../../practice-tests/testing/render-creation.tsx';
import { events, openCheck, photo, read, reading, sentences, text } from '../testing/open-check.ts';

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

it('[D43] uses nothing of a photo before somebody has looked at what was read', async () => {
  await openCreation({ answers: { '/api/documents/recognize': read } });
  await chooseFiles(photo);
  expect(await screen.findByText('Read. We are unsure of 2 words.')).toBeTruthy();
  expect(continueButton()).toHaveProperty('disabled', true);
  expect(screen.getByText('Check your photo first.')).toBeTruthy();
});

it('shows the photo beside its words, and outlines those of which we are unsure', async () => {
  const { dialog } = await openCheck();
  expect(dialog.getByText('Page 42.jpg. We are unsure of 2 words.')).toBeTruthy();
  const picture = dialog.getByRole('img', { name: 'Your photo Page 42.jpg, 2 words outlined' });
  expect(picture.getAttribute('src')).toBe('blob:photo');
  expect(dialog.getByText('2 to check')).toBeTruthy();
});

it('leads the keyboard from one word to the next, and then to the end', async () => {
  const { dialog, asked } = await openCheck();
  dialog.getByRole('button', { name: 'concentrafed, check this word' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(dialog.getByRole('group', { name: '1 of 2. Is this the word on the page?' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('“concentrafed” is right');
  await userEvent.tab();
  await userEvent.keyboard('concentrated{Enter}');
  expect(dialog.getByText('1 to check')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('“actlve” is right');
  await userEvent.tab();
  await userEvent.keyboard('active{Enter}');
  expect(dialog.getByText('All checked')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Looks right');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Processed')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Page 42.jpg' }));
  await pressContinue();
  await screen.findByText('Configure Your Test');
  const right = text.replace('concentrafed', 'concentrated').replace('actlve', 'active');
  expect(bodyOfSave(asked)).toMatchObject({
    parts: [{ title: 'Page 42.jpg', kind: 'photo', text: right }],
  });
});

it('lets any other word be put right, and keeps that when it is closed', async () => {
  const { dialog } = await openCheck();
  await userEvent.click(dialog.getByRole('button', { name: 'Edit the text' }));
  const field = dialog.getByLabelText('Recognised text');
  await userEvent.type(field, ' The end.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Check Page 42.jpg' }));
  expect(screen.getByText(/The end\./)).toBeTruthy();
  expect(screen.getByText('2 to check')).toBeTruthy();
});

it('[D43] keeps a photo only by choice, at the end of its text', async () => {
  const { dialog, asked, uploads } = await openCheck();
  expect(dialog.getByRole('checkbox', { name: 'Keep this photo' })).toHaveProperty(
    'checked',
    false,
  );
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Keep this photo' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Looks right' }));
  const id = '0b8f1c2e-4d3a-7e5f-8a6b-1c2d3e4f5a6b';
  const picture = { id, width: 800, height: 600, sizeBytes: 9_000 };
  expect(uploads[0]?.form.get('picture')).toMatchObject({ name: 'Page 42.jpg' });
  await answer(uploads[0], { status: 201, data: { picture, usedBytes: 9_000, maxBytes: 1e8 } });
  await screen.findByText('Processed');
  await pressContinue();
  await screen.findByText('Configure Your Test');
  expect(bodyOfSave(asked)).toMatchObject({
    parts: [{ text: `${text}\n\n![Photo of the page: Page 42.jpg](picture:${id})` }],
  });
});

it('goes on without the photo when it cannot be kept', async () => {
  const { dialog, uploads } = await openCheck();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Keep this photo' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Looks right' }));
  const words = 'Your pictures take up all the room.';
  await answer(uploads[0], { status: 409, data: { code: 'pictures-full', message: words } });
  expect(await dialog.findByText(/couldn't be kept/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Keep this photo' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Looks right' }));
  expect(await screen.findByText('Processed')).toBeTruthy();
});

it('reads a PDF that has nothing but pictures as a scan, page by page', async () => {
  const scan = { ...reading, kind: 'pdf', pages: 2, pageStarts: [0, sentences.length + 2] };
  const { uploads, asked } = await openCreation({
    answers: { '/api/documents/recognize': events({ state: 'read', reading: scan }) },
  });
  await chooseFiles(new File(['%PDF'], 'scan.pdf', { lastModified: 1 }));
  await answer(uploads[0], { status: 422, data: { code: 'file-scanned', message: 'Pictures' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Check scan.pdf' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Looks right' }));
  await pressContinue();
  await screen.findByText('Configure Your Test');
  expect(bodyOfSave(asked)).toMatchObject({
    parts: [{ kind: 'pdf', pageStarts: [0, sentences.length + 2] }],
  });
});

it('says of a photo that cannot be read what to do', async () => {
  await openCreation({
    answers: {
      '/api/documents/recognize': () =>
        reply(422, {
          code: 'file-unclear',
          message: "We couldn't read this photo or scan.",
          details: 'Take it again from above.',
        }),
    },
  });
  await chooseFiles(photo);
  expect(await screen.findByText("We couldn't read this photo or scan.")).toBeTruthy();
  expect(screen.getByText('Take it again from above.')).toBeTruthy();
});

it('refuses HEIC on this device, and says how to convert it', async () => {
  const { asked } = await openCreation();
  await chooseFiles(new File(['x'], 'IMG_2214.HEIC'));
  expect(await screen.findByText("HEIC photos can't be read here.")).toBeTruthy();
  expect(screen.getByText(/Most Compatible/)).toBeTruthy();
  expect(asked.filter(({ path }) => path.includes('documents'))).toEqual([]);
});
