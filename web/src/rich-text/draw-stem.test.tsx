import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubServer } from '../testing/stub-server.ts';
import { drawStem } from './draw-stem.tsx';

const id = '0f0e0d0c-0b0a-8908-9706-050403640190';

beforeEach(() => {
  localStorage.setItem('token', crypto.randomUUID());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  stubServer({ [`/api/pictures/${id}`]: () => new Response(new Blob(['RIFF'])) });
});

it('enlarges a picture below a heading that is pressed itself, and none within it', async () => {
  const text = `What is ![a leaf](picture:${id}) for?\n\n![A root](picture:${id})`;
  const { asked, below } = drawStem({ text, format: 'rich' }, { isHeadingStill: true });
  render(
    <>
      <h3>{asked}</h3>
      {below}
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Enlarge picture: A root' })).toBeDefined();
  expect(await screen.findByRole('img', { name: 'a leaf' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Enlarge picture: a leaf' })).toBeNull();
});
