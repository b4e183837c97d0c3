import { errorTable } from '@engram/core/error-table.ts';
import { expect, it } from 'vitest';

it("the shared words for email-already-in-use are 'Email already in use' [ERR-03]", () => {
  expect(errorTable['email-already-in-use'].message).toBe('Email already in use');
});

it("the shared words for weak-password are 'Password should be at least 6 characters' [ERR-05]", () => {
  expect(errorTable['weak-password'].message).toBe('Password should be at least 6 characters');
});
