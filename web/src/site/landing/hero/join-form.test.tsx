import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useState } from 'react';
import { JoinForm } from './join-form.tsx';
import { readLeftCode } from './left-code.ts';
import {
  press,
  renderLanding,
  renderLandingSignedIn,
  shownPosition,
  shownSlide,
} from '../../testing/render-landing.tsx';

it("asks on the last slide 'Joining an existing test?' for a code [LAND-07]", () => {
  renderLanding();
  press('Join thousands');
  expect(shownPosition()).toBe('3 of 3');
  const field = within(shownSlide()).getByLabelText('Joining an existing test?');
  expect(field.tagName).toBe('INPUT');
  expect(screen.getByText('Enter the 6-character code you were given.')).toBeDefined();
});

it('shows small letters as capitals [LAND-08]', async () => {
  renderLanding(Form);
  await userEvent.type(codeField(), 'k7q2md');
  expect(codeField()).toHaveProperty('value', 'K7Q2MD');
});

it('takes letters and digits only, and 6 of them (NS-18)', async () => {
  renderLanding(Form);
  await userEvent.type(codeField(), ' k7-q2/md9x');
  expect(codeField()).toHaveProperty('value', 'K7Q2MD');
});

it('does not submit while the code is blank (NS-18)', async () => {
  renderLanding(Form);
  const submit = screen.getByRole('button', { name: 'Join test' });
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(submit);
  await userEvent.type(codeField(), '{Enter}');
  expect(codeField()).toBeDefined();
  await userEvent.type(codeField(), 'k');
  expect(submit.getAttribute('aria-disabled')).toBeNull();
});

it('leads a visitor to /auth, with the way to /test/join/{code} [LAND-10] [ROLE-12]', async () => {
  renderLanding(Form);
  await userEvent.type(codeField(), 'k7q2md{Enter}');
  expect(await screen.findByRole('heading', { name: '/auth' })).toBeDefined();
  expect(screen.getByTestId('state').textContent).toBe('{"returnPath":"/test/join/K7Q2MD"}');
});

it('leads a user to /test/join/{code} [LAND-09] [ROUTE-19] [BROUTE-31]', async () => {
  await renderLandingSignedIn(Form);
  await userEvent.type(codeField(), 'k7q2md');
  await userEvent.click(screen.getByRole('button', { name: 'Join test' }));
  expect(await screen.findByRole('heading', { name: '/test/join/K7Q2MD' })).toBeDefined();
});

it('finds the slide and the code again when the visitor comes back', async () => {
  renderLanding();
  press('Join thousands');
  await userEvent.type(codeField(), 'k7q2md{Enter}');
  expect(await screen.findByRole('heading', { name: '/auth' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByDisplayValue('K7Q2MD')).toBeDefined();
  expect(shownPosition()).toBe('3 of 3');
});

it.each([
  [{ leftCode: 'K7Q2MD' }, 'K7Q2MD'],
  [{ leftCode: 'K7Q2MD9' }, ''],
  [{ leftCode: '<b>' }, ''],
  [{ leftCode: 7 }, ''],
  [{}, ''],
  [null, ''],
])('takes from the history %j the code %j', (state, code) => {
  expect(readLeftCode(state)).toBe(code);
});

function Form() {
  const [code, setCode] = useState('');
  return <JoinForm code={code} onCodeChange={setCode} />;
}

function codeField() {
  return screen.getByLabelText('Joining an existing test?');
}
