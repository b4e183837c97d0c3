import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it('[BROUTE-28] shows 0 for a progress value below 0', () => {
  expect(shownFor(-5)).toEqual({ spoken: '0', drawn: '0%' });
});

it('[BROUTE-28] shows 100 for a progress value above 100', () => {
  expect(shownFor(130)).toEqual({ spoken: '100', drawn: '100%' });
});

it('shows 0 for a progress value that is no number', () => {
  expect(shownFor(Number.NaN)).toEqual({ spoken: '0', drawn: '0%' });
});

it('shows a value between the ends as it is', () => {
  expect(shownFor(66)).toEqual({ spoken: '66', drawn: '66%' });
});

function shownFor(value: number) {
  render(<ProgressBar aria-label="Upload" value={value} />);
  const bar = screen.getByRole('progressbar', { name: 'Upload' });
  return {
    spoken: bar.getAttribute('aria-valuenow'),
    drawn: bar.querySelector('rect')?.getAttribute('width'),
  };
}
