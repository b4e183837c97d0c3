import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ToolTiles } from './tool-tiles.tsx';

/** The dashboard of the day when there are flashcards. */
vi.mock('@engram/core/availability.ts', () => ({ isComing: () => false }));

afterEach(cleanup);

it('leads to /flashcards once they are there; Grading and Study Plan stay disabled (D11) [DASH-06] [DASH-07] [DASH-08]', () => {
  const Site = createRoutesStub([{ path: '/', Component: ToolTiles }]);
  render(<Site />);
  const cards = screen.getByRole('link', { name: 'Flashcards' });
  expect(cards.getAttribute('href')).toBe('/flashcards');
  const disabled = screen.getAllByRole('button').map((tile) => tile.getAttribute('aria-disabled'));
  expect(disabled).toEqual(['true', 'true']);
});
