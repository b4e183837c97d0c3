import { expect, it } from 'vitest';
import { hideAnswer } from './hide-answer.ts';

it.each([
  ['protons', 'A proton pump uses ATP.', 'A … pump uses ATP.'],
  ['nucleus', 'Their nuclei are lost.', 'Their … are lost.'],
  ['information', 'Misinformation spreads fast.', '… spreads fast.'],
  ['Tennis Court Oath', 'They swore in a tennis court.', 'They swore in a …'],
  ['July 1853', 'In 1853 the ships came.', 'In … the ships came.'],
  ['1000x', 'Read at 1000x.', 'Read at …'],
])('leaves %s out of "%s"', (answer, said, hidden) => {
  expect(hideAnswer(said, answer)).toBe(hidden);
});

it.each([
  ['Rentenmark', 'Ein Dollar kostete Billionen Mark.'],
  ['central executive', 'Working memory has an executive.'],
  ['July 1853', 'The ships had come in July.'],
])('does not take %s for told by "%s"', (answer, said) => {
  expect(hideAnswer(said, answer)).toBe(said);
});
