import { expect, it } from 'vitest';
import { acceptedFor, numberOf } from './typed-answers.ts';

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

it.each([
  ['40 mg', ['40']],
  ['97,2 %', ['97,2']],
  ['1694', []],
])('reads the number of “%s” as %j', (answer, expected) => {
  expect(numberOf(answer)).toEqual(expected);
});
