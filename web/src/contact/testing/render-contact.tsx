import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { vi } from 'vitest';
import { passTime } from '../../testing/clock.ts';
import { EasyCaptchas, givesCaptchas } from '../../accounts/testing/stub-captcha.tsx';
import { SessionProvider } from '../../accounts/session/session.tsx';
import { reply, stubServer } from '../../testing/stub-server.ts';
import ContactScreen from '../contact-screen.tsx';

type Answer = () => Response | Promise<Response>;

const success = () => reply(201, { success: true });

/** For tests: the contact page, and what it asked of the server. */
export function renderContact(answer: Answer = success, others: Record<string, Answer> = {}) {
  const asked = stubServer({ ...givesCaptchas, '/api/contact': answer, ...others });
  const Site = createRoutesStub([{ path: '*', Component: ContactScreen }]);
  render(
    <SessionProvider onCallFailed={() => undefined}>
      <EasyCaptchas>
        <Site initialEntries={['/contact']} />
      </EasyCaptchas>
    </SessionProvider>,
  );
  return asked;
}

export const letter = {
  name: 'Maya Okafor',
  email: 'maya.okafor@example.edu',
  subject: 'Two classes',
  message: 'Can I give my second class its own code?',
};

/** At once, not letter by letter, which would take a test ten times as long. */
export function write(): void {
  enter('Name', letter.name);
  enter('Email', letter.email);
  enter('Subject', letter.subject);
  enter('Message', letter.message);
}

export function enter(label: string, text: string): void {
  fireEvent.change(field(label), { target: { value: text } });
}

/**
 * Presses the button and stops the clock with it; from here on only `pass` lets time pass. What is
 * fetched when somebody sends has arrived then.
 */
export async function send(): Promise<void> {
  vi.useFakeTimers();
  fireEvent.click(sendButton());
  await act(() => vi.dynamicImportSettled());
}

/** Lets time pass, and React show what came of it. */
export async function pass(milliseconds: number): Promise<void> {
  await passTime(milliseconds);
  await act(() => vi.dynamicImportSettled());
}

/** Until the answer may show. */
export async function writeAndSend(): Promise<void> {
  write();
  await send();
  await pass(1_000);
}

export function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label);
}

export function valuesNow(): string[] {
  return ['Name', 'Email', 'Subject', 'Message'].map((label) => field(label).value);
}

export function sendButton() {
  return screen.getByRole('button', { name: 'Send Message' });
}
