import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import PricingScreen from '../pricing/pricing-screen.tsx';

/** For tests: the plans as a visitor meets them. */
export function openPricing(): HTMLElement {
  const Site = createRoutesStub([{ path: '/pricing', Component: PricingScreen }]);
  return render(<Site initialEntries={['/pricing']} />).container;
}

export function planCard(name: string) {
  return within(screen.getByRole('region', { name }));
}

/** The lines of a plan, without what is said of their availability. */
export function linesOf(name: string): string[] {
  return planCard(name)
    .getAllByRole('listitem')
    .map((line) => (line.textContent ?? '').replace('Coming soon', '').trim());
}
