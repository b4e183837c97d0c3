import { expect, it } from 'vitest';
import { hideAnswer } from './hide-answer.ts';

it.each([
  ['protons', 'A proton pump uses ATP.', 'A … pump uses ATP.'],
  ['nucleus', 'Their nuclei are lost.', 'Their … are lost.'],
  ['information', 'Misinformation spreads fast.', '… spreads fast.'],
  ['Tennis Court Oath', 'They swore in a tennis court.', 'They swore in a …'],
  ['July 1853', 'In 1853 the ships came.', 'In … the ships came.'],
  ['1000x', 'Read at 1000x.', 'Read at …'],
  ['$F = m a$', 'He wrote that $F = m a$ in 1687.', 'He wrote that … in 1687.'],
  ['$F = m a$', 'He wrote \\(F=ma\\) down.', 'He wrote … down.'],
  ['kinetic energy', 'It is $E_{\\text{kinetic energy}}$ here.', 'It is … here.'],
])('leaves %s out of "%s"', (answer, said, hidden) => {
  expect(hideAnswer(said, answer)).toBe(hidden);
});

it.each([
  ['Rentenmark', 'Ein Dollar kostete Billionen Mark.'],
  ['central executive', 'Working memory has an executive.'],
  ['July 1853', 'The ships had come in July.'],
  ['$F = m a$', 'It follows that $F = m g$ at rest.'],
])('does not take %s for told by "%s"', (answer, said) => {
  expect(hideAnswer(said, answer)).toBe(said);
});
