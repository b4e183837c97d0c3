import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openRegister, pressNext, submitRegister } from '../testing/onboarding-visitor.ts';

it('has three steps named "Register", "About You", "Premium" [ONB-01]', async () => {
  await openRegister();
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['1Register', '2About You', '3Premium']);
  expect(steps[0]?.getAttribute('aria-current')).toBe('step');
});

it('asks for the email in step 1 [ONB-03]', async () => {
  await openRegister();
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('type')).toBe('email');
});

it('asks for the password in step 1 [ONB-04]', async () => {
  await openRegister();
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

it('asks to confirm the password in step 1 [ONB-05]', async () => {
  await openRegister();
  expect(screen.getByLabelText('Confirm password').getAttribute('type')).toBe('password');
});

it('has a security-check field that asks to type a word in step 1 [ONB-06]', async () => {
  await openRegister();
  expect(screen.getByRole('textbox', { name: 'Security check' })).toBeDefined();
  expect(screen.getByText('Type the word register.')).toBeDefined();
});

it('asks to agree to the terms, with links to /terms and /privacy, and to be 13 [ONB-07]', async () => {
  await openRegister();
  const label = screen.getByRole('checkbox').closest('label');
  expect(label?.textContent).toContain('I am 13 or older and agree to the Terms of Service');
  const links = ['Terms of Service', 'Privacy Policy'].map((name) =>
    screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'),
  );
  expect(links).toEqual(['/terms', '/privacy']);
});

it("says 'Email is required' when the email is empty [ONB-08]", async () => {
  await openRegister();
  await submitRegister({ Email: '' });
  expect(errorOf('Email')).toBe('Email is required');
});

it("says 'Email is invalid' when the email is malformed [ONB-09]", async () => {
  await openRegister();
  await submitRegister({ Email: 'maya@example' });
  expect(errorOf('Email')).toBe('Email is invalid');
});

it("says 'Password is required' when the password is empty [ONB-10]", async () => {
  await openRegister();
  await submitRegister({ Password: '' });
  expect(errorOf('Password')).toBe('Password is required');
});

it("says 'Password must be at least 6 characters' under 6 characters [ONB-11]", async () => {
  await openRegister();
  await submitRegister({ Password: 'hippo', 'Confirm password': 'hippo' });
  expect(errorOf('Password')).toBe('Password must be at least 6 characters');
});

it('takes a password of 6 characters [ONB-11]', async () => {
  await openRegister();
  await submitRegister({ Password: 'hippos', 'Confirm password': 'hippos' });
  expect(screen.getByRole('heading', { name: 'About You' })).toBeDefined();
});

it("says 'Please confirm your password' when the confirmation is empty [ONB-12]", async () => {
  await openRegister();
  await submitRegister({ 'Confirm password': '' });
  expect(errorOf('Confirm password')).toBe('Please confirm your password');
});

it.each([
  ['another word', 'hippocampi'],
  ['the same letters in another case', 'Hippocampus'],
  ['the same with a space behind it', 'hippocampus '],
])(
  "says 'Passwords do not match' when the confirmation is %s [ONB-13]",
  async (_, confirmation) => {
    await openRegister();
    await submitRegister({ 'Confirm password': confirmation });
    expect(errorOf('Confirm password')).toBe('Passwords do not match');
  },
);

it('takes the word register in any letter case [ONB-14]', async () => {
  await openRegister();
  await submitRegister({ 'Security check': 'ReGISTER' });
  expect(screen.getByRole('heading', { name: 'About You' })).toBeDefined();
});

it('says \'Please type "register" to continue\' on another word [ONB-15]', async () => {
  await openRegister();
  await submitRegister({ 'Security check': 'registered' });
  expect(errorOf('Security check')).toBe('Please type "register" to continue');
});

it('says \'Please type "register" to continue\' when the word is missing [ONB-15]', async () => {
  await openRegister();
  await submitRegister({ 'Security check': '' });
  expect(errorOf('Security check')).toBe('Please type "register" to continue');
});

it("says 'You must agree to the Terms of Service' without the agreement [ONB-16]", async () => {
  await openRegister();
  await pressNext();
  expect(screen.getByText('You must agree to the Terms of Service')).toBeDefined();
});

it('stays on step 1 while a single check fails [ONB-17]', async () => {
  await openRegister();
  await submitRegister({ 'Security check': 'go' });
  expect(screen.getByRole('heading', { name: 'Register' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'About You' })).toBeNull();
});

it('goes on to step 2 when all checks pass [ONB-17]', async () => {
  await openRegister();
  await submitRegister();
  expect(screen.getByRole('heading', { name: 'About You' })).toBeDefined();
});

it('creates no account at step 1 [ONB-18]', async () => {
  const asked = await openRegister();
  await submitRegister();
  expect(asked).toEqual([]);
});

it('shows all problems at once, and leads to the first (NS-22)', async () => {
  await openRegister();
  await pressNext();
  const labels = ['Email', 'Password', 'Confirm password', 'Security check'];
  expect(labels.map(errorOf)).toEqual([
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'Please type "register" to continue',
  ]);
  expect(screen.getByText('You must agree to the Terms of Service')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it('does not interrupt with all problems at once: the field in focus tells its own', async () => {
  await openRegister();
  await pressNext();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('names each button that shows a password', async () => {
  await openRegister();
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show password confirmation' })).toBeDefined();
});

it('takes a message away as its field changes (NS-22)', async () => {
  await openRegister();
  await pressNext();
  await userEvent.type(screen.getByLabelText('Email'), 'm');
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(screen.getByText('Password is required')).toBeDefined();
});

it('leads those who have an account to /auth', async () => {
  await openRegister();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth');
});

function errorOf(label: string): string | undefined {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  const error = document.getElementById(ids.split(' ').at(-1) ?? '');
  return error?.textContent;
}
