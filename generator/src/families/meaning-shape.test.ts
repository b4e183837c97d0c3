import { expect, it } from 'vitest';
import { shapeOf } from './meaning-shape.ts';

it.each([
  ['forwards frames by MAC address', 'verb'],
  ['receives blood from the lungs', 'verb'],
  ['grouping items into larger units', 'ing'],
  ['a network that is closed to others', 'noun'],
  ['string of letters', 'noun'],
  ['loss of memories', 'noun'],
  ['glass at the top of a wall', 'noun'],
  ['skills, e.g. riding a bike', 'plural'],
  ['cells that carry oxygen', 'plural'],
  ['the ventricles are excited', 'clause'],
  ['to find a file quickly', 'phrase'],
  ['covered with short, soft hairs', 'quality'],
  ['seed of a plant', 'noun'],
] as const)('reads “%s” as %s', (meaning, shape) => {
  expect(shapeOf(meaning, 'en')).toBe(shape);
});

it('knows no shapes in other languages', () => {
  expect(shapeOf('schreibt die Gesetze', 'de')).toBe('any');
});
