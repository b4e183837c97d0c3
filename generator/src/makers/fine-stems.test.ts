import { expect, it } from 'vitest';
import { leans, withoutTail } from './fine-stems.ts';

it.each([
  'did the decisive work on flies and mice',
  'is the most important risk factor',
  'consists in understanding how the two talk to each other',
  'was fifteen years old at the time of the coup',
  'it is kept over time',
  'survives this schooling',
  'was the last challenge to the new state',
])('finds what only the text around it tells: %s', (phrase) => {
  expect(leans(phrase)).toBe(true);
});

it.each([
  'the relation of the width of the image to its height',
  'the view that a director is the author of a film',
  'a gland behind the breastbone that shrinks after puberty',
  'the process by which plants make sugar',
])('lets stand what is understood alone: %s', (phrase) => {
  expect(leans(phrase)).toBe(false);
});

it('leaves out the reason and the example at the end', () => {
  expect(withoutTail('the most common cause of falls, because nobody looks down')).toBe(
    'the most common cause of falls',
  );
  expect(withoutTail('a fall in the general price level, such as Japan experienced')).toBe(
    'a fall in the general price level',
  );
});
