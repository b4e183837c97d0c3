import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScoreBadge } from './score-badge.tsx';

it.each([
  [100, 'bg-success-soft'],
  [90, 'bg-success-soft'],
  [89, 'bg-petrol-soft'],
  [70, 'bg-petrol-soft'],
  [69, 'bg-mark-soft'],
  [0, 'bg-mark-soft'],
])(
  'a score of %i is on %s: green from 90, blue from 70, else yellow [DASH-16] [DASH-17] [DASH-18] [LIM-27]',
  (score, colour) => {
    render(<ScoreBadge score={score} />);
    expect(screen.getByText(`${score}%`).className).toContain(colour);
  },
);
