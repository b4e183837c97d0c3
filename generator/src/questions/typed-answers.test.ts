import { expect, it } from 'vitest';
import { acceptedFor } from './typed-answers.ts';

it.each([
  ['14', ['fourteen']],
  ['three', ['3']],
  ['1,000', ['1000']],
  ['40 mg', []],
  ['the nave', ['nave']],
  ['1789', []],
  ['Hub', []],
])('takes for “%s” also %j', (answer, expected) => {
  expect(acceptedFor(answer)).toEqual(expected);
});
