import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  answer,
  bodyOfSave,
  chooseFiles,
  openCreation,
  pressContinue,
} from '../../practice-tests/testing/render-creation.tsx';
import { reply } from '../../testing/stub-server.ts';
import { events, openCheck, photo, read, reading, sentences } from '../testing/open-check.ts';

const byModel = '/api/documents/recognize-with-model';
const openAi = { company: 'OpenAI', model: 'gpt-5.4-mini' };
const words = `${sentences}\n\nThe cell sap is more concentrated than the soil, by active [?].`;
const readByModel = events(
  { state: 'waiting' },
  { state: 'read', reading: { ...reading, text: words, unsure: [] } },
);

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const waysIn = '/api/documents/ways-in';

/** On a server that has a model for pictures, which says this of the photo. */
function openWithModel(
  answered: () => Response | Promise<Response> = readByModel,
  pictureModel: object = openAi,
) {
  return openCheck({
    [waysIn]: () => reply(200, { videos: false, pictureModel }),
    [byModel]: answered,
  });
}

const button = 'Read it with AI';

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

it('offers no AI for photos on a server that has set none', async () => {
  const { dialog, asked } = await openCheck({ [waysIn]: () => reply(200, { videos: false }) });
  await dialog.findByText('2 to check');
  expect(asked.some(({ path }) => path === waysIn)).toBe(true);
  expect(dialog.queryByRole('button', { name: button })).toBeNull();
});

it('offers no AI for a scan, whose pages are not in the browser one by one', async () => {
  const scan = { ...reading, kind: 'pdf', pages: 2, pageStarts: [0, sentences.length + 2] };
  const { uploads } = await openCreation({
    answers: {
      '/api/documents/recognize': events({ state: 'read', reading: scan }),
      [waysIn]: () => reply(200, { pictureModel: openAi }),
    },
  });
  await chooseFiles(new File(['%PDF'], 'scan.pdf', { lastModified: 1 }));
  await answer(uploads[0], { status: 422, data: { code: 'file-scanned', message: 'Pictures' } });
  await press('Check scan.pdf');
  await screen.findByRole('button', { name: 'Looks right' });
  expect(screen.queryByRole('button', { name: button })).toBeNull();
});

it('says to whom the photo goes, and sends it to nobody before a press', async () => {
  const { dialog, asked } = await openWithModel();
  const offer = await dialog.findByRole('button', { name: button });
  const hint = document.getElementById(offer.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Your photo is sent to OpenAI, where gpt-5.4-mini reads it.');
  expect(asked.filter(({ path }) => path === byModel)).toEqual([]);
});

it.each([
  [{ model: 'qwen-vl' }, "Your photo is sent to this server's own model, qwen-vl."],
  [{ model: 'default' }, "Your photo is sent to this server's own model."],
])('names a model of the server itself as such: %o', async (model, hint) => {
  const { dialog } = await openWithModel(readByModel, model);
  expect(await dialog.findByText(hint)).toBeTruthy();
});

it('sends this one photo at a press, and shows what the AI read instead', async () => {
  const { dialog, asked } = await openWithModel();
  await press(button);
  expect(await dialog.findByText(/by active \[\?\]\./)).toBeTruthy();
  expect(dialog.getByRole('heading', { name: 'What AI read' })).toBeTruthy();
  expect(dialog.getByText('1 word left out, marked [?]')).toBeTruthy();
  expect(dialog.getByText(/Read by AI, which can sound sure and be wrong\./)).toBeTruthy();
  const [sent, ...others] = asked.filter(({ path }) => path === byModel);
  expect(others).toEqual([]);
  const body = sent?.init.body;
  if (!(body instanceof FormData)) throw new Error('no form was sent');
  expect(body.get('document')).toMatchObject({ name: photo.name, size: photo.size });
  await press('Looks right');
  await pressContinue();
  await screen.findByText('Configure Your Test');
  expect(bodyOfSave(asked)).toMatchObject({ parts: [{ kind: 'photo', text: words }] });
});

it('brings back corrected words by a press, and the words of the AI again', async () => {
  const { dialog } = await openWithModel();
  await press('Edit the text');
  await userEvent.type(dialog.getByLabelText('Recognised text'), ' Mine.');
  await press('Done editing');
  await press(button);
  await dialog.findByText(/by active \[\?\]\./);
  expect(dialog.queryByText(/Mine\./)).toBeNull();
  await press('Back to the first text');
  expect(dialog.getByRole('heading', { name: 'What we read' })).toBeTruthy();
  expect(dialog.getByText(/Mine\./)).toBeTruthy();
  expect(dialog.getByText('2 to check')).toBeTruthy();
  await press("Back to AI's text");
  expect(dialog.getByText(/by active \[\?\]\./)).toBeTruthy();
});

it('leaves the keyboard on the button that becomes the way back', async () => {
  const { dialog } = await openWithModel();
  (await dialog.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  await dialog.findByText(/by active \[\?\]\./);
  expect(document.activeElement?.textContent).toBe('Back to the first text');
});

it('takes no changes while the AI reads, and asks it once however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { dialog, asked } = await openWithModel(() => promise);
  await press(button);
  const busy = await dialog.findByRole('button', { name: 'AI is reading your photo...' });
  await userEvent.click(busy);
  expect(asked.filter(({ path }) => path === byModel)).toHaveLength(1);
  expect(dialog.getByText('Edit the text').closest('[inert]')).not.toBeNull();
  await act(async () => resolve(readByModel()));
  await dialog.findByText(/by active \[\?\]\./);
  expect(dialog.getByText('Edit the text').closest('[inert]')).toBeNull();
});

it('wants no more of it when the dialog is closed meanwhile', async () => {
  const { asked } = await openWithModel(() => new Promise(() => undefined));
  await press(button);
  const sent = asked.find(({ path }) => path === byModel);
  expect(sent?.init.signal?.aborted).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(sent?.init.signal?.aborted).toBe(true);
});

const usedUp = 'AI has reached its limit for today. Please try again tomorrow.';
const unread = "The AI couldn't read this photo just now. Please try again in a moment.";

it.each([
  ['before it began', usedUp, () => reply(403, refusal('ai-used-up', usedUp))],
  ['on the way', unread, () => new Response(brokenOff(refusal('photo-unread', unread)))],
])('keeps the text and says why when AI could not read it, %s', async (_, why, answered) => {
  const { dialog } = await openWithModel(answered);
  await press(button);
  expect(await dialog.findByText(`${why} Your text is as it was.`)).toBeTruthy();
  expect(dialog.getByText('2 to check')).toBeTruthy();
  expect(dialog.getByRole('button', { name: button })).toBeTruthy();
});

function refusal(code: string, message: string) {
  return { code, message, error: message };
}

function brokenOff(failure: object): string {
  const waiting = `id: 1\ndata: ${JSON.stringify({ state: 'waiting' })}\n\n`;
  return `${waiting}event: error\ndata: ${JSON.stringify(failure)}\n\n`;
}

it('reads a photo without any model where nobody says which one there is', async () => {
  const { dialog } = await openCheck({
    '/api/documents/recognize': read,
    [waysIn]: () => reply(400, { code: 'invalid-request', message: 'Sorry' }),
  });
  expect(await dialog.findByText('2 to check')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: button })).toBeNull();
});
