import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findPlace } from '../testing/render-account-page.tsx';
import { createAccount } from '../testing/onboarding-visitor.ts';

it("goes to /dashboard by 'Continue with Free' [ONB-36]", async () => {
  await createAccount();
  await userEvent.click(await screen.findByRole('link', { name: 'Continue with Free' }));
  expect(await findPlace()).toBe('/dashboard');
});

it('goes to where a link wanted the new user to be, by the same button', async () => {
  const state = { returnPath: '/test/K7Q2MD/keep' };
  await createAccount({}, { pathname: '/register', state });
  await userEvent.click(await screen.findByRole('link', { name: 'Continue with Free' }));
  expect(await findPlace()).toBe('/test/K7Q2MD/keep');
});

it("goes to /pricing?source=onboarding by 'Upgrade to Premium' [ONB-37]", async () => {
  await createAccount();
  await userEvent.click(await screen.findByRole('link', { name: 'Upgrade to Premium' }));
  expect(await findPlace()).toBe('/pricing?source=onboarding');
});

it('says that free is 5 AI tests (quizzes) per month [ONB-38] [LIM-22]', async () => {
  await createAccount();
  expect(
    await screen.findByText(/Free gives you 5 AI tests \(quizzes\) per month\./),
  ).toBeDefined();
});

it('says the monthly limit of the free plan once in its card', async () => {
  await createAccount();
  const free = within(await screen.findByRole('region', { name: 'Free' }));
  expect(free.getByText('AI tests (quizzes) per month')).toBeDefined();
  expect(free.queryByText('5 quizzes per month')).toBeNull();
});

it('presents premium beside Free, at the beta price with the list price struck [ONB-39]', async () => {
  await createAccount();
  const premium = within(await screen.findByRole('region', { name: 'Student' }));
  expect(premium.getByText('$5')).toBeDefined();
  expect(premium.getByText('$9').closest('s')).not.toBeNull();
  expect(premium.getByText('Unlimited quizzes and flashcards')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Free' })).getByText('$0')).toBeDefined();
});

it('has no way back, because the account exists (NS-29)', async () => {
  await createAccount();
  await screen.findByRole('heading', { name: 'Premium' });
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

it('starts at its heading', async () => {
  await createAccount();
  const heading = await screen.findByRole('heading', { name: 'Premium' });
  expect(document.activeElement).toBe(heading);
});
