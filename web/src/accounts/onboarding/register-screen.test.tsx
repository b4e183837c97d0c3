import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bodiesSentTo, findPlace, renderAccountPage } from '../testing/render-account-page.tsx';
import { knowsMaya, neverReply, stubServer } from '../../testing/stub-server.ts';
import { createAccount, openRegister } from '../testing/onboarding-visitor.ts';

it('shows the onboarding to everybody, without asking the server who it is [ROUTE-03]', async () => {
  const asked = await openRegister();
  expect(screen.getByRole('list', { name: 'Progress' }).children).toHaveLength(3);
  expect(asked).toEqual([]);
});

it('sends a signed-in visitor to /dashboard [ROUTE-03] (NS-28)', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  renderAccountPage('/register');
  expect(await findPlace()).toBe('/dashboard');
});

it('lets the running onboarding go on after it has signed in [ROUTE-03] (NS-28)', async () => {
  await createAccount();
  expect(await screen.findByRole('heading', { name: 'Premium' })).toBeDefined();
  expect(screen.queryByTestId('place')).toBeNull();
});

it('shows no form while the session is checked', () => {
  localStorage.setItem('token', 'the-token');
  stubServer({ '/api/auth/verify-token': neverReply });
  renderAccountPage('/register');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('does the same with a plan in the address as without [ONB-02]', async () => {
  const asked = await createAccount({}, '/register?plan=educator');
  expect(await screen.findByRole('region', { name: 'Student' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Educator' })).toBeNull();
  expect(JSON.stringify(bodiesSentTo(asked, '/api/auth/register'))).not.toContain('educator');
});
