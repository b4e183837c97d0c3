import { render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { useMailedToken } from './use-mailed-token.ts';

it('keeps the token of the fragment and takes it out of the address', async () => {
  openPage('/reset-password#token=eg_a-b_c');
  await screen.findByText('at /reset-password');
  expect(screen.getByText('token eg_a-b_c')).toBeDefined();
});

it('finds none in another fragment', () => {
  openPage('/reset-password#main');
  expect(screen.getByText('token undefined')).toBeDefined();
});

function openPage(path: string) {
  const Page = createRoutesStub([{ path: '/reset-password', Component: TokenPage }]);
  render(<Page initialEntries={[path]} />);
}

function TokenPage() {
  const token = useMailedToken();
  const { pathname, hash } = useLocation();
  return (
    <>
      <p>{`token ${token}`}</p>
      <p>{`at ${pathname}${hash}`}</p>
    </>
  );
}
