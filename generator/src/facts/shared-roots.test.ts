import { expect, it } from 'vitest';
import { sharesRoot } from './shared-roots.ts';

it.each([
  ['misinformation effect', 'misleading information', true],
  ['Aortic', 'Aorta', true],
  ['wireless network', 'needs no wire', true],
  ['the enzymes', 'an enzyme', true],
  ['incoherent talk', 'lack of coherence', true],
  ['Left atrium', 'Right ventricle', false],
  ['the cat sat', 'a catalyst', false],
  ['Mitral', 'Left ventricle', false],
])('compares “%s” with “%s”', (text, wording, expected) => {
  expect(sharesRoot(text, wording)).toBe(expected);
});
