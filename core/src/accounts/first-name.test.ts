import { expect, it } from 'vitest';
import { firstNameOf } from './first-name.ts';

it('greets by the first name', () => {
  const email = 'maya.okafor@example.edu';
  expect(firstNameOf({ displayName: 'Maya Okafor', email })).toBe('Maya');
  expect(firstNameOf({ displayName: ' Maya ', email })).toBe('Maya');
});

it('never greets by the email, nor by a name that was made of it', () => {
  const email = 'student-1794935442842@example.edu';
  expect(firstNameOf({ displayName: 'student-1794935442842', email })).toBeUndefined();
});
