import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SourceQuote } from './source-quote.tsx';

it('says which words are highlighted and where they stand', () => {
  render(
    <SourceQuote
      before="At rest it is blocked."
      highlighted="Its channel opens later."
      after="Calcium flows in."
      highlightLabel="highlighted"
      source="Lecture 6.pdf, page 3"
    />,
  );
  expect(screen.getByRole('mark').textContent).toBe('highlighted: Its channel opens later.');
  expect(screen.getByRole('figure').textContent).toBe(
    'Lecture 6.pdf, page 3At rest it is blocked. highlighted: Its channel opens later. Calcium flows in.',
  );
});
