import { expect, it } from 'vitest';
import { markOffer, readOffer } from './page-offer.ts';

const page = '<!DOCTYPE html><html lang="en"><head></head></html>';

it('leaves a page as it is where one can pay and a trial needs no card', () => {
  expect(markOffer(page, { canPay: true, trialNeedsCard: false })).toBe(page);
  expect(readOffer({})).toEqual({ canPay: true, trialNeedsCard: false });
});

it('marks a page where nobody can pay, or a trial needs a card', () => {
  expect(markOffer(page, { canPay: false, trialNeedsCard: false })).toBe(
    '<!DOCTYPE html><html data-payments="off" lang="en"><head></head></html>',
  );
  expect(markOffer(page, { canPay: true, trialNeedsCard: true })).toBe(
    '<!DOCTYPE html><html data-trial="card" lang="en"><head></head></html>',
  );
});

it('reads the marks again', () => {
  expect(readOffer({ payments: 'off' })).toEqual({ canPay: false, trialNeedsCard: false });
  expect(readOffer({ trial: 'card' })).toEqual({ canPay: true, trialNeedsCard: true });
});
