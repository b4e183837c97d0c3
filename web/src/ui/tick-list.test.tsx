import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TickList } from './tick-list.tsx';

it('writes the mark of a line after its words, for the eye and for a screen reader', () => {
  render(<TickList lines={[{ text: 'Priority support' }, { text: 'Notes', soonTag: 'Later' }]} />);
  const lines = screen.getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['Priority support', 'Notes Later']);
  expect(screen.getByText('Later').closest('[aria-hidden]')).toBeNull();
});
