import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { reply, stubServer } from '../testing/stub-server.ts';
import { Picture } from './picture.tsx';
import { PicturesOfShare } from './picture-source.tsx';

/** 1,600 by 400 pixels, as the last digits say. */
const id = '0f0e0d0c-0b0a-8908-9706-050403640190';
const path = `/api/pictures/${id}`;

const revoked: string[] = [];

beforeEach(() => {
  localStorage.setItem('token', crypto.randomUUID());
  revoked.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
});

const picture = () => new Response(new Blob(['RIFF']), { status: 200 });

it('shows a picture of the learner, asked for with their token', async () => {
  const asked = stubServer({ [path]: picture });
  render(<Picture id={id} alternative="A root, cut lengthwise" />);
  const image = await screen.findByAltText('A root, cut lengthwise');
  expect(image.getAttribute('src')).toBe('blob:picture');
  expect(new Headers(asked[0]?.init.headers).get('authorization')).toMatch(/^Bearer /);
});

it('keeps its place before a byte has come', () => {
  stubServer({ [path]: () => new Promise(() => undefined) });
  render(<Picture id={id} alternative="A root" />);
  const coming = screen.getByRole('img', { name: 'Loading picture: A root' });
  expect(coming.parentElement?.style.aspectRatio).toBe('1600 / 400');
});

it('is enlarged by Enter, closed by Escape, and gives the focus back', async () => {
  stubServer({ [path]: picture });
  render(<Picture id={id} alternative="A root" />);
  const button = await screen.findByRole('button', { name: 'Enlarge picture: A root' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'A root' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('is only looked at inside of what is pressed itself', async () => {
  stubServer({ [path]: picture });
  render(<Picture id={id} alternative="A root" isStill />);
  await screen.findByAltText('A root');
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for a picture of a shared test there, with the key of the taker in a header', async () => {
  const asked = stubServer({ [`/api/shared-tests/ABCDEF/pictures/${id}`]: picture });
  render(
    <PicturesOfShare code="ABCDEF" attemptKey="the-key">
      <Picture id={id} alternative="A root" />
    </PicturesOfShare>,
  );
  await screen.findByAltText('A root');
  expect(new Headers(asked[0]?.init.headers).get('engram-attempt')).toBe('the-key');
});

it('says what it would show when it does not load, and tries again', async () => {
  const answers = [() => reply(503, { code: 'unavailable', message: 'Away' }), picture];
  stubServer({ [path]: () => answers.shift()?.() ?? picture() });
  render(<Picture id={id} alternative="A root" />);
  expect(await screen.findByText("This picture didn't load. A root")).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByAltText('A root')).toBeDefined();
});

it('says that a picture is gone', async () => {
  stubServer({ [path]: () => reply(404, { code: 'not-found', message: 'None' }) });
  render(<Picture id={id} alternative="A root" />);
  expect(await screen.findByText('This picture is gone. A root')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('gives its memory back when it leaves the page', async () => {
  stubServer({ [path]: picture });
  const { unmount } = render(<Picture id={id} alternative="A root" />);
  await screen.findByAltText('A root');
  unmount();
  await waitFor(() => expect(revoked).toEqual(['blob:picture']));
});
