import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it('takes away half a mark of emphasis', () => {
  expect(cleanText('such as the [t] in *last night')).toBe('such as the [t] in last night');
  expect(cleanText('the pamphlet, or _Flugschrift_.')).toBe('the pamphlet, or Flugschrift.');
});

it('takes away headings and the marks of lists between sentences', () => {
  expect(cleanText('It was short.\n\n## Losses\n\n- Fire\n- Water')).toBe(
    'It was short. Fire Water',
  );
});
