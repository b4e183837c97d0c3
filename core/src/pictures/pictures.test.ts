import { expect, it } from 'vitest';
import { findPictureIds } from './find-picture-ids.ts';
import { makePictureId, sizeOfPicture } from './picture-size.ts';

const id = '9b2f6c1e-4d3a-8f21-9c5d-7a1e4b640190';

it('finds each picture of some texts once, and nothing that is none', () => {
  const texts = [
    `See ![A root](picture:${id}) and ![again](picture:${id.toUpperCase()}).`,
    'picture:9b2f6c1e-4d3a-8f21-9c5d-7a1e4b640191 ![x](picture:none) ![y](https://example.com)',
  ];
  expect(findPictureIds(texts)).toEqual([id]);
});

it('looks through a long text without a picture in a moment of steps', () => {
  expect(findPictureIds(['](picture:'.repeat(50_000)])).toEqual([]);
});

it('says the size of a picture in its id', () => {
  const made = makePictureId('0F0E0D0C-0B0A-4908-9706-050403020100', { width: 1600, height: 400 });
  expect(made).toBe('0f0e0d0c-0b0a-8908-9706-050403640190');
  expect(sizeOfPicture(made)).toEqual({ width: 1600, height: 400 });
});

it.each([
  ['00000000-0000-8000-8000-000000000000', { width: 1, height: 1 }],
  ['ffffffff-ffff-8fff-bfff-ffffffffffff', { width: 1600, height: 1600 }],
  ['nonsense', { width: 1, height: 1 }],
])('gives %s, which may be typed by hand, a size that fits on a page', (typed, size) => {
  expect(sizeOfPicture(typed)).toEqual(size);
});
