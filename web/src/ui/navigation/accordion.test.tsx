import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Accordion } from './accordion.tsx';

it('opens when its title is pressed', async () => {
  render(<Accordion title="Can I stop?">Yes.</Accordion>);
  await userEvent.click(screen.getByText('Can I stop?'));
  expect(document.querySelector('details')).toHaveProperty('open', true);
});

it('starts open when asked to', () => {
  render(
    <Accordion title="Can I stop?" isOpenAtFirst>
      Yes.
    </Accordion>,
  );
  expect(document.querySelector('details')).toHaveProperty('open', true);
});

it('leaves its state to a caller who keeps it', async () => {
  const onToggle = vi.fn();
  const { rerender } = render(
    <Accordion title="Can I stop?" isOpen={false} onToggle={onToggle}>
      Yes.
    </Accordion>,
  );
  await userEvent.click(screen.getByText('Can I stop?'));
  await waitFor(() => expect(onToggle).toHaveBeenCalledWith(true));
  rerender(
    <Accordion title="Can I stop?" isOpen onToggle={onToggle}>
      Yes.
    </Accordion>,
  );
  expect(document.querySelector('details')).toHaveProperty('open', true);
});

it('gives its content an address, for which browsers open it by themselves', () => {
  render(
    <Accordion title="Can I stop?" contentId="stopping">
      Yes.
    </Accordion>,
  );
  expect(document.getElementById('stopping')?.textContent).toBe('Yes.');
  expect(document.getElementById('stopping')?.parentElement?.tagName).toBe('DETAILS');
});
