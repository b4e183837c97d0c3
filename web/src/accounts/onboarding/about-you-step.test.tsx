import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listCalls } from '../testing/render-account-page.tsx';
import { choose, openAboutYou, pressCreate, pressNext } from '../testing/onboarding-visitor.ts';

it('asks why the user is trying the service [ONB-19]', async () => {
  await openAboutYou();
  expect(reasons()).toBeDefined();
});

it('asks where the user heard about us [ONB-20]', async () => {
  await openAboutYou();
  expect(sources()).toBeDefined();
});

it('opens a text field for another reason [ONB-21]', async () => {
  await openAboutYou();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(within(reasons()).getByRole('radio', { name: 'Other' }));
  expect(screen.getByRole('textbox', { name: 'Your reason' })).toBeDefined();
});

it('opens a text field for another source [ONB-22]', async () => {
  await openAboutYou();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(within(sources()).getByRole('radio', { name: 'Other' }));
  expect(screen.getByRole('textbox', { name: 'How you heard about us' })).toBeDefined();
});

it('offers the six reasons in their order [ONB-23]', async () => {
  await openAboutYou();
  expect(optionsIn(reasons())).toEqual([
    'Upcoming test or exam',
    'Professional certification prep',
    'Academic coursework',
    'Self-improvement and learning',
    'Teacher creating materials',
    'Other',
  ]);
});

it('offers the seven sources in their order [ONB-24]', async () => {
  await openAboutYou();
  expect(optionsIn(sources())).toEqual([
    'Search engine',
    'Social media',
    'Friend or colleague recommendation',
    'Educational website or blog',
    'YouTube or podcast',
    'Advertisement',
    'Other',
  ]);
});

it("says 'Please select why you want to try our service' without a reason [ONB-25]", async () => {
  await openAboutYou();
  await choose('Social media');
  await pressCreate();
  expect(alerts()).toEqual(['Please select why you want to try our service']);
});

it("says 'Please specify your reason' when Other is blank, spaces too [ONB-26]", async () => {
  await openAboutYou();
  await userEvent.click(within(reasons()).getByRole('radio', { name: 'Other' }));
  await userEvent.type(screen.getByRole('textbox'), '   ');
  await choose('Social media');
  await pressCreate();
  expect(alerts()).toEqual(['Please specify your reason']);
});

it("says 'Please let us know where you heard about us' without a source [ONB-27]", async () => {
  await openAboutYou();
  await choose('Academic coursework');
  await pressCreate();
  expect(alerts()).toEqual(['Please let us know where you heard about us']);
});

it("says 'Please specify how you heard about us' when Other is blank, spaces too [ONB-28]", async () => {
  await openAboutYou();
  await choose('Academic coursework');
  await userEvent.click(within(sources()).getByRole('radio', { name: 'Other' }));
  await userEvent.type(screen.getByRole('textbox'), '   ');
  await pressCreate();
  expect(alerts()).toEqual(['Please specify how you heard about us']);
});

it('reaches step 3 through "Create Account" and nothing else [ONB-29]', async () => {
  await openAboutYou();
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons).toEqual(['Back', 'Create Account']);
  await choose('Academic coursework');
  await choose('Social media');
  expect(screen.getByRole('heading', { name: 'About You' })).toBeDefined();
  await pressCreate();
  expect(await screen.findByRole('heading', { name: 'Premium' })).toBeDefined();
});

it('sends nothing while step 2 has errors, and leads to the first [ONB-30]', async () => {
  const asked = await openAboutYou();
  await pressCreate();
  expect(listCalls(asked)).toEqual([]);
  expect(document.activeElement).toBe(within(reasons()).getAllByRole('radio')[0]);
});

it('marks a missing answer at its group', async () => {
  await openAboutYou();
  expect(reasons().getAttribute('aria-required')).toBe('true');
  expect(reasons().getAttribute('aria-invalid')).toBe('false');
  await pressCreate();
  expect(reasons().getAttribute('aria-invalid')).toBe('true');
});

it('marks missing words of "Other" at their field', async () => {
  await openAboutYou();
  await userEvent.click(within(reasons()).getByRole('radio', { name: 'Other' }));
  await pressCreate();
  expect(reasons().getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox').getAttribute('aria-required')).toBe('true');
});

it('takes the message of a question away as its answer changes (NS-22)', async () => {
  await openAboutYou();
  await pressCreate();
  await choose('Social media');
  expect(alerts()).toEqual(['Please select why you want to try our service']);
});

it('goes "Back" to step 1 with everything that was entered [ONB-34]', async () => {
  await openAboutYou();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Register' })).toBeDefined();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'maya.okafor@example.edu');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'hippocampus');
  expect(screen.getByLabelText('Security check')).toHaveProperty('value', 'register');
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
});

it('keeps the answers of step 2 for when the user comes again [ONB-34]', async () => {
  await openAboutYou();
  await choose('Academic coursework');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await pressNext();
  const chosen = screen.getByRole('radio', { name: 'Academic coursework' });
  expect(chosen.getAttribute('aria-checked')).toBe('true');
});

it('starts each step at its heading', async () => {
  await openAboutYou();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'About You' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Register' }));
});

function reasons() {
  return screen.getByRole('radiogroup', { name: 'Why are you trying Engram?' });
}

function sources() {
  return screen.getByRole('radiogroup', { name: 'Where did you hear about us?' });
}

function optionsIn(group: HTMLElement) {
  return within(group)
    .getAllByRole('radio')
    .map((option) => option.textContent);
}

function alerts() {
  return screen.getAllByRole('alert').map((alert) => alert.textContent);
}
