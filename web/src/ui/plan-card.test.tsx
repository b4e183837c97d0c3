import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlanCard, PopularTag } from './plan-card.tsx';

it('says that the struck price is the list price', () => {
  render(<StudentPlan />);
  expect(document.querySelector('s')?.textContent).toBe('List price $9');
});

it('is a region with the name of its plan', () => {
  render(<StudentPlan />);
  expect(screen.getByRole('region', { name: 'Student' })).toBeTruthy();
});

it('carries Most Popular in words', () => {
  render(<StudentPlan />);
  expect(screen.getByText('Most Popular')).toBeTruthy();
});

function StudentPlan() {
  return (
    <PlanCard
      name="Student"
      text="For a whole term of exams."
      price="$5"
      listPrice={{ label: 'List price', amount: '$9' }}
      priceNote="per month"
      popularTag={<PopularTag>Most Popular</PopularTag>}
      limits={[{ name: 'Questions per test', value: '50' }]}
      features={[{ text: 'All question types' }]}
      action={<button type="button">Start Free Trial</button>}
    />
  );
}
