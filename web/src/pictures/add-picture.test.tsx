import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type StubUpload, stubUploads } from '../http/testing/stub-upload.ts';
import { stubServer } from '../testing/stub-server.ts';
import { AddPicture } from './add-picture.tsx';

const id = '0f0e0d0c-0b0a-8908-9706-050403640190';
const picture = { id, width: 1600, height: 400, sizeBytes: 9_000 };
const kept = { status: 201, data: { picture, usedBytes: 9_000, maxBytes: 52_428_800 } };
const photo = new File(['pixels'], 'root.png', { type: 'image/png' });

let uploads: StubUpload[];

beforeEach(() => {
  localStorage.setItem('token', crypto.randomUUID());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  uploads = stubUploads();
  stubServer({ [`/api/pictures/${id}`]: () => new Response(new Blob(['RIFF'])) });
});

function show() {
  const onAdd = vi.fn();
  render(<AddPicture onAdd={onAdd} />);
  return onAdd;
}

const field = () => screen.findByRole('textbox', { name: 'What does it show?' });

async function choose(file = photo) {
  await userEvent.upload(screen.getByLabelText('Drop a picture here', { selector: 'input' }), file);
}

it('takes a chosen picture, asks what it shows, and gives it as a text has it', async () => {
  const onAdd = show();
  await choose();
  await userEvent.type(await field(), 'A root [[cut]');
  uploads[0]?.answer(kept);
  expect(await screen.findByText('Your picture is ready.')).toBeDefined();
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledWith(`![A root \\[cut\\]](picture:${id})`, {
    id,
    alternative: 'A root [cut]',
  });
});

it('takes a picture that is pasted, and leaves pasted words alone', async () => {
  show();
  const focused = document.activeElement ?? document.body;
  fireEvent.paste(focused, { clipboardData: { files: [] } });
  expect(uploads).toHaveLength(0);
  fireEvent.paste(focused, { clipboardData: { files: [photo] } });
  expect(uploads).toHaveLength(1);
  expect(uploads[0]).toMatchObject({ method: 'POST', url: '/api/pictures' });
  expect(uploads[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

it('keeps the keyboard when another picture is chosen instead', async () => {
  show();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another' }));
  const group = screen.getByRole('group', { name: 'Add a picture' });
  expect(group.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says how far it is', async () => {
  show();
  await choose();
  uploads[0]?.progress(4, 16);
  expect(await screen.findByText('Sending… 25%')).toBeDefined();
  uploads[0]?.finishSending();
  expect(await screen.findByText('Getting your picture ready…')).toBeDefined();
});

it('adds no picture without words for those who cannot see it', async () => {
  const onAdd = show();
  await choose();
  uploads[0]?.answer(kept);
  await screen.findByText('Your picture is ready.');
  await userEvent.click(screen.getByRole('button', { name: 'Add picture' }));
  expect(screen.getByRole('alert').textContent).toBe('Say what the picture shows.');
  expect(document.activeElement).toBe(await field());
  expect(onAdd).not.toHaveBeenCalled();
});

it('says why a picture was refused and what to do, and takes another', async () => {
  show();
  await choose();
  uploads[0]?.answer({
    status: 415,
    data: {
      code: 'file-type-unsupported',
      message: 'This kind of picture is not supported.',
      error: 'This kind of picture is not supported.',
      details: 'SVG files can carry programs. Save it as PNG and add that.',
    },
  });
  expect(
    await screen.findByText(
      'This kind of picture is not supported. SVG files can carry programs. Save it as PNG and add that.',
    ),
  ).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose another' }));
});
