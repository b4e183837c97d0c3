import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Accordion } from './accordion.tsx';

afterEach(cleanup);

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
