import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorState } from './error-state.tsx';

it('speaks up with what happened and what to do', () => {
  render(
    <ErrorState
      title="This test has expired."
      text="Ask for a new code."
      action={<a href="/">Go to Homepage</a>}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'This test has expired.Ask for a new code.Go to Homepage',
  );
});
