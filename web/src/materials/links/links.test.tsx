import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodyOf, reply } from '../../testing/stub-server.ts';
import {
  bodyOfSave,
  continueButton,
  openCreation,
  pressContinue,
} from '../../practice-tests/testing/render-creation.tsx';

const text = `# How plants drink\n\n${'A large oak can move 400 litres of water. '.repeat(12).trim()}`;
const address = 'https://kewlearning.com/plants';
const page = {
  title: 'How plants drink',
  text,
  characters: text.length,
  address,
  sizeBytes: 9_000,
  isCut: false,
};

async function addLink(typed: string) {
  await userEvent.type(screen.getByLabelText('Or paste a link'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
}

it('reads a page by its address, names it by its title and says where it is from', async () => {
  const { asked } = await openCreation({
    answers: { '/api/documents/web-page': () => reply(200, page) },
  });
  await addLink('kewlearning.com/plants');
  expect(await screen.findByText('How plants drink')).toBeTruthy();
  expect(screen.getByText(`kewlearning.com, ${text.length} characters`)).toBeTruthy();
  expect(bodyOf(asked.find(({ path }) => path.endsWith('web-page')))).toEqual({ address });
  await pressContinue();
  await screen.findByText('Configure Your Test');
  expect(bodyOfSave(asked)).toEqual({
    parts: [{ title: 'How plants drink', kind: 'web', text, sizeBytes: 0, address }],
  });
});

it('says why a page cannot be read and what to do, and reads it again when asked', async () => {
  const answers = [
    () =>
      reply(422, {
        code: 'page-unreachable',
        message: "We couldn't open this page.",
        details: 'Open it yourself, copy the text and paste it.',
      }),
    () => reply(200, page),
  ];
  await openCreation({
    answers: { '/api/documents/web-page': () => answers.shift()?.() ?? reply(500, {}) },
  });
  await addLink(address);
  expect(await screen.findByText("We couldn't open this page.")).toBeTruthy();
  expect(screen.getByText('Open it yourself, copy the text and paste it.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: `Retry ${address}` }));
  expect(await screen.findByText('How plants drink')).toBeTruthy();
});

it.each(['plants', 'javascript:alert(1)', 'file:///etc/passwd'])(
  'refuses %s on this device, at the field',
  async (typed) => {
    const { asked } = await openCreation();
    await addLink(typed);
    const field = screen.getByLabelText('Or paste a link');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(asked.filter(({ path }) => path.includes('web-page'))).toEqual([]);
  },
);

it('adds a page once', async () => {
  await openCreation({ answers: { '/api/documents/web-page': () => reply(200, page) } });
  await addLink(address);
  await screen.findByText('How plants drink');
  await addLink(address);
  expect(screen.getByText('Already added: How plants drink')).toBeTruthy();
});

const said =
  'The leaf opens its stomata and water vapour gets out, so more water follows from the root.';
const transcript = [0, 47, 68, 130, 190, 250].map((seconds) => {
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return `${clock}\n${said}`;
});

it('asks for the transcript of a video instead of fetching anything, and keeps its minutes', async () => {
  const { asked } = await openCreation();
  const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  await addLink(video);
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste the transcript' }));
  expect(dialog.getByLabelText('Link to the video')).toHaveProperty('value', video);
  await userEvent.click(dialog.getByLabelText('Transcript'));
  await userEvent.paste(transcript.join('\n'));
  expect(await dialog.findByText('6 times found, up to 4:10.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Name of the video'), 'Transpiration');
  await userEvent.click(dialog.getByRole('button', { name: 'Add transcript' }));
  expect(await screen.findByText(/^www\.youtube\.com, 5 minutes, /)).toBeTruthy();
  expect(asked.filter(({ path }) => path.includes('web-page'))).toEqual([]);
  await pressContinue();
  await screen.findByText('Configure Your Test');
  expect(bodyOfSave(asked)).toMatchObject({
    parts: [
      {
        title: 'Transpiration',
        kind: 'transcript',
        address: video,
        text: expect.stringMatching(/^The leaf opens/),
        pageStarts: [
          0,
          expect.any(Number),
          expect.any(Number),
          expect.any(Number),
          expect.any(Number),
        ],
      },
    ],
  });
});

it('takes the link of a transcript without its https, and asks for another where it is none', async () => {
  const { asked } = await openCreation();
  await userEvent.click(screen.getByRole('button', { name: 'Paste a transcript' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste the transcript' }));
  await userEvent.click(dialog.getByLabelText('Transcript'));
  await userEvent.paste(transcript.join('\n'));
  const link = dialog.getByLabelText('Link to the video');
  await userEvent.type(link, 'my video{Enter}');
  expect(dialog.getByText(/^This isn't a link\./)).toBeTruthy();
  expect(document.activeElement).toBe(link);
  await userEvent.clear(link);
  await userEvent.type(link, 'youtu.be/dQw4w9WgXcQ{Enter}');
  await pressContinue();
  await screen.findByText('Configure Your Test');
  expect(bodyOfSave(asked)).toMatchObject({
    parts: [{ kind: 'transcript', address: 'https://youtu.be/dQw4w9WgXcQ' }],
  });
});

it('takes a transcript without times as a text, and says so before', async () => {
  await openCreation();
  await userEvent.click(screen.getByRole('button', { name: 'Paste a transcript' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste the transcript' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add transcript' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Transcript'));
  expect(dialog.getByText('Paste the transcript first.')).toBeTruthy();
  await userEvent.paste(`${said} `.repeat(5));
  expect(
    await dialog.findByText('No times found. It is used as a text, without minutes.'),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Add transcript' }));
  expect(await screen.findByText('Processed')).toBeTruthy();
  expect(continueButton()).toHaveProperty('disabled', false);
});

const video = 'https://www.youtube.com/watch?v=plant-water';
const videoPath = '/api/documents/video';
const waysPath = '/api/documents/ways-in';
const allowed = { [waysPath]: () => reply(200, { videos: true }) };

it('fetches the transcript of a video by a press where the server may, to be looked over first', async () => {
  const transcript = '0:00 Water rises in the stem.\n0:47 It falls again.';
  const { asked } = await openCreation({
    answers: { ...allowed, [videoPath]: () => reply(200, { title: 'Plants', transcript }) },
  });
  await addLink(video);
  await userEvent.click(await screen.findByRole('button', { name: 'Get it from YouTube' }));
  const field = await screen.findByDisplayValue(/^0:00 Water rises/);
  expect(document.activeElement).toBe(field);
  expect(screen.getByLabelText('Name of the video')).toHaveProperty('value', 'Plants');
  expect(await screen.findByText('2 times found, up to 0:47.')).toBeTruthy();
  expect(bodyOf(asked.find(({ path }) => path === videoPath))).toEqual({ video: 'plant-water' });
  await userEvent.click(screen.getByRole('button', { name: 'Add transcript' }));
  expect(await screen.findByText('Plants')).toBeTruthy();
});

it('says how to copy a transcript that does not come', async () => {
  const missing = {
    code: 'transcript-missing',
    message: "We couldn't get the transcript of this video.",
    details: 'Open “Show transcript” under the video, copy all of it and paste it here.',
  };
  await openCreation({ answers: { ...allowed, [videoPath]: () => reply(422, missing) } });
  await addLink(video);
  await userEvent.click(await screen.findByRole('button', { name: 'Get it from YouTube' }));
  expect(await screen.findByText(`${missing.message} ${missing.details}`)).toBeTruthy();
});

it.each([
  ['of a server that may not', { [waysPath]: () => reply(200, { videos: false }) }, video],
  ['without a link to a video', allowed, ''],
])('offers no transcript %s', async (_, answers, address) => {
  const { asked } = await openCreation({ answers });
  await userEvent.click(screen.getByRole('button', { name: 'Paste a transcript' }));
  if (address !== '') await userEvent.type(screen.getByLabelText('Link to the video'), address);
  await waitFor(() => expect(asked.some(({ path }) => path === waysPath)).toBe(true));
  expect(screen.queryByRole('button', { name: 'Get it from YouTube' })).toBeNull();
});
