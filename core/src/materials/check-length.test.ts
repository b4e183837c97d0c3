import { expect, it } from 'vitest';
import { plans } from '../plans/catalogue.ts';
import { findLengthProblem } from './check-length.ts';

const { free, student } = plans;
const text = { origin: 'text', plan: free } as const;
const documents = { origin: 'documents', plan: free } as const;

it('[INP-18] asks for text when there is none', () => {
  const expected = { code: 'text-missing', message: 'Please enter some text.' };
  expect(findLengthProblem('', text)).toEqual(expected);
  expect(findLengthProblem(' \n\t ', text)).toEqual(expected);
});

it('[INP-19] refuses 299 characters and takes 300', () => {
  expect(findLengthProblem('a'.repeat(299), text)).toEqual({
    code: 'text-too-short',
    message: 'Text is too short. Please enter at least 300 characters.',
  });
  expect(findLengthProblem('a'.repeat(300), text)).toBeUndefined();
});

it('[INP-20] tells a free user over the limit what premium reads', () => {
  expect(findLengthProblem('a'.repeat(30_001), text)).toEqual({
    code: 'text-too-long',
    message:
      'Text is too long (30,001 characters). Free accounts are limited to 30,000 characters. Upgrade to Premium for up to 50,000 characters.',
  });
  expect(findLengthProblem('a'.repeat(30_000), text)).toBeUndefined();
});

it('[INP-21] tells a premium user over the limit the maximum', () => {
  const premium = { origin: 'text', plan: student } as const;
  expect(findLengthProblem('a'.repeat(50_001), premium)?.message).toBe(
    'Text is too long (50,001 characters). The maximum is 50,000 characters.',
  );
  expect(findLengthProblem('a'.repeat(50_000), premium)).toBeUndefined();
});

it('[INP-24] counts the text without the space around it', () => {
  expect(findLengthProblem(`\n  ${'a'.repeat(299)}  \n`, text)?.code).toBe('text-too-short');
  expect(findLengthProblem(`  ${'a'.repeat(30_000)}\n\n`, text)).toBeUndefined();
});

it('[UPL-05] asks for a file when none was processed', () => {
  expect(findLengthProblem('', documents)).toEqual({
    code: 'text-missing',
    message: 'Please upload and process at least one file.',
  });
});

it('[UPL-06] [UPL-07] tells free and premium the same of too much content, but for the maximum', () => {
  const long = 'a'.repeat(50_001);
  expect(findLengthProblem(long, documents)?.message).toBe(
    'Content is too long (50,001 characters). The maximum is 30,000 characters.',
  );
  expect(findLengthProblem(long, { origin: 'documents', plan: student })?.message).toBe(
    'Content is too long (50,001 characters). The maximum is 50,000 characters.',
  );
});

it('[UPL-08] asks 300 characters of documents, too', () => {
  expect(findLengthProblem('a'.repeat(299), documents)?.message).toBe(
    'Text is too short. Please enter at least 300 characters.',
  );
  expect(findLengthProblem('a'.repeat(300), documents)).toBeUndefined();
});
