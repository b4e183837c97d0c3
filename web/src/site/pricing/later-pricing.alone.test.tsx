import type * as Catalogue from '@engram/core/plans/catalogue.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPricing, planCard } from '../testing/render-pricing.tsx';

/** The page of the day when the beta is over and everything that is promised works. */
vi.mock('@engram/core/plans/catalogue.ts', async (load) => {
  const catalogue = await load<typeof Catalogue>();
  return { ...catalogue, betaPromotion: { ...catalogue.betaPromotion, isOn: false } };
});
vi.mock('@engram/core/availability.ts', () => ({ isComing: () => false }));

it('asks the list price and says nothing of the beta once that is over (D3)', () => {
  const page = openPricing();
  expect(planCard('Student').getByText('$9').closest('s')).toBeNull();
  expect(planCard('Educator').getByText('$19').closest('s')).toBeNull();
  expect(planCard('Student').getByText('per month')).toBeDefined();
  expect(screen.getByText('7-day free trial, cancel anytime.')).toBeDefined();
  expect(page.querySelector('s')).toBeNull();
  expect(page.textContent).not.toMatch(/beta|\$5|locked in/);
});

it('announces nothing once everything works', () => {
  const page = openPricing();
  expect(page.textContent).not.toMatch(/soon/i);
  expect(screen.getByRole('heading', { name: "Try it on tonight's notes" })).toBeDefined();
  expect(screen.getByText('No credit card. Free forever plan.')).toBeDefined();
});
