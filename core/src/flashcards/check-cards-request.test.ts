import { expect, it } from 'vitest';
import { checkCardsRequest } from './check-cards-request.ts';

const studyMaterial = 'Cells are small.';
const free = { isPremium: false };
const premium = { isPremium: true };

it('[FWIZ-44] wants at least one card (N47)', () => {
  const refusal = {
    ok: false,
    code: 'invalid-generation-input',
    message: 'Please select at least one card',
  };
  expect(checkCardsRequest({ studyMaterial, cardTypes: [] }, free)).toEqual(refusal);
  const none = [{ type: 'term-definition', count: 0 } as const];
  expect(checkCardsRequest({ studyMaterial, cardTypes: none }, free)).toEqual(refusal);
});

it('keeps fill-in-blank cards for premium users, and takes none of them from everybody (D12)', () => {
  const one = [{ type: 'question-answer', count: 1 } as const];
  const blanks = (count: number) => [...one, { type: 'fill-in-blank', count } as const];
  expect(checkCardsRequest({ studyMaterial, cardTypes: blanks(1) }, free)).toEqual({
    ok: false,
    code: 'premium-only',
    message: 'Fill-in-blank cards are part of Premium.',
  });
  expect(checkCardsRequest({ studyMaterial, cardTypes: blanks(0) }, free)).toEqual({ ok: true });
  expect(checkCardsRequest({ studyMaterial, cardTypes: blanks(50) }, premium)).toEqual({
    ok: true,
  });
});

it('[BLIM-29] counts a type that is listed twice as one: 50 are allowed, 51 are not', () => {
  const listed = (count: number) => [
    { type: 'term-definition', count: 25 } as const,
    { type: 'term-definition', count } as const,
  ];
  expect(checkCardsRequest({ studyMaterial, cardTypes: listed(25) }, free)).toEqual({ ok: true });
  expect(checkCardsRequest({ studyMaterial, cardTypes: listed(26) }, free)).toEqual({
    ok: false,
    code: 'invalid-generation-input',
    message: 'You can have at most 50 cards of one type.',
  });
});

it('wants a text', () => {
  const cardTypes = [{ type: 'question-answer', count: 1 } as const];
  expect(checkCardsRequest({ studyMaterial: ' ', cardTypes }, free)).toMatchObject({ ok: false });
});
