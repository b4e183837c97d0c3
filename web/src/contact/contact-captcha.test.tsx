import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { solvedToken } from '../accounts/testing/stub-captcha.tsx';
import { bodyOf, reply } from '../testing/stub-server.ts';
import {
  field,
  letter,
  renderContact,
  sendButton,
  valuesNow,
  write,
  writeAndSend,
} from './testing/render-contact.tsx';

const words = 'Please complete the CAPTCHA verification';
const asks = () => reply(400, { code: 'captcha-required', message: words });

it('shows no CAPTCHA unless the server asks for one', async () => {
  renderContact();
  await writeAndSend();
  expect(screen.getByText(/^Thank you/)).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('keeps the entries when the server asks for one, and the keyboard comes to it next', async () => {
  renderContact(asks);
  await meetCaptcha();
  expect(valuesNow()).toEqual(Object.values(letter));
  expect(document.activeElement?.textContent).toBe(words);
  // It is the next step, no mistake of the reader.
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(document.activeElement).toBe(box());
});

it('sends the solution along', async () => {
  const answers = [asks(), reply(201, { success: true })];
  const asked = renderContact(() => answers.shift() ?? Response.error());
  await meetCaptcha();
  await solveAndSend();
  expect(await screen.findByText(/^Thank you/)).toBeDefined();
  expect(bodyOf(asked.at(-1))).toEqual({ ...letter, captchaToken: solvedToken });
});

it('says so again instead of sending without it', async () => {
  const asked = renderContact(asks);
  await meetCaptcha();
  await userEvent.type(field('Subject'), '?');
  expect(screen.queryByText(words)).toBeNull();
  await userEvent.click(sendButton());
  expect(screen.getByText(words)).toBeDefined();
  expect(asked).toHaveLength(1);
});

it('is a box to tick again when its solution was refused', async () => {
  const message = 'CAPTCHA verification failed. Please try again';
  const answers = [asks(), reply(400, { code: 'captcha-check-failed', message })];
  renderContact(() => answers.shift() ?? Response.error());
  await meetCaptcha();
  await solveAndSend();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(box().checked).toBe(false);
});

async function meetCaptcha(): Promise<void> {
  write();
  await userEvent.click(sendButton());
  await screen.findByRole('checkbox');
}

async function solveAndSend(): Promise<void> {
  await userEvent.click(box());
  await screen.findByText('Verified');
  await userEvent.click(sendButton());
}

function box() {
  return screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am not a robot' });
}
