import { isPhotoName } from '@engram/core/materials/photo-kinds.ts';
import { listPhotos, readHostileFiles } from '@engram/corpus/list.ts';
import { expect, it } from 'vitest';
import { measurePhoto } from './testing/measure-photo.ts';
import { recognizeAll } from './testing/recognize-all.ts';

const photos = listPhotos();

it('has twenty pages', () => {
  expect(photos).toHaveLength(20);
});

it.each(photos)('reads the words of $name in their order', { timeout: 300_000 }, async (photo) => {
  const { accuracy } = await measurePhoto(photo);

  expect(accuracy).toBeGreaterThanOrEqual(photo.isClean ? 0.97 : 0.9);
});

const hostile = readHostileFiles().filter(({ about, uploadName }) => {
  return isPhotoName(uploadName) || about.startsWith('A scan');
});

it('has the hostile pictures', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(19);
});

it.each(hostile)('holds $file', { timeout: 300_000 }, async ({ uploadName, read, ...verdict }) => {
  const events = await recognizeAll(uploadName, read());

  expect(verdict.outcome).toBeOneOf([events.outcome, 'either']);
  expect(verdict.forbidden?.filter((words) => events.text.includes(words)) ?? []).toEqual([]);
});
