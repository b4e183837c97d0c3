import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodyOf, knowsMaya } from '../testing/stub-server.ts';
import {
  enter,
  field,
  pass,
  renderContact,
  send,
  sendButton,
  valuesNow,
  write,
} from './testing/render-contact.tsx';

it('says below each blank field what to enter, goes to the first and sends nothing', async () => {
  const asked = renderContact();
  await userEvent.type(field('Name'), '   ');
  await userEvent.click(sendButton());
  expect(problemOf('Name')).toBe('Enter your name.');
  expect(problemOf('Email')).toBe('Enter your email.');
  expect(problemOf('Subject')).toBe('Enter a subject.');
  expect(problemOf('Message')).toBe('Enter a message.');
  expect(document.activeElement).toBe(field('Name'));
  expect(asked).toEqual([]);
});

it("says 'Invalid email format' for a malformed email, and goes there", async () => {
  const asked = renderContact();
  write();
  enter('Email', 'maya@example');
  await userEvent.click(sendButton());
  expect(problemOf('Email')).toBe('Invalid email format');
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Email'));
  expect(asked).toEqual([]);
});

it('forgets what it said about a field when that field changes', async () => {
  renderContact();
  await userEvent.click(sendButton());
  await userEvent.type(field('Name'), 'M');
  expect(problemOf('Name')).toBeUndefined();
  expect(problemOf('Subject')).toBe('Enter a subject.');
});

it('fills in the name and email of somebody signed in', async () => {
  signIn();
  renderContact(undefined, knowsMaya);
  await waitFor(() => expect(field('Name').value).toBe('Maya Okafor'));
  expect(field('Email').value).toBe('maya.okafor@example.edu');
});

it('leaves alone what was typed before the session was known', async () => {
  signIn();
  const session = Promise.withResolvers<void>();
  renderContact(undefined, {
    ...knowsMaya,
    '/api/auth/verify-token': async () => {
      await session.promise;
      return knowsMaya['/api/auth/verify-token']?.() ?? Response.error();
    },
  });
  await userEvent.type(field('Name'), 'Ms Okafor');
  session.resolve();
  await waitFor(() => expect(field('Email').value).toBe('maya.okafor@example.edu'));
  expect(field('Name').value).toBe('Ms Okafor');
});

it('clears also what it has filled in, and does not fill it in again', async () => {
  signIn();
  renderContact(undefined, knowsMaya);
  await waitFor(() => expect(field('Name').value).toBe('Maya Okafor'));
  enter('Subject', 'Two classes');
  enter('Message', 'Can I?');
  await send();
  await pass(1_000);
  expect(screen.getByText(/^Thank you/)).toBeDefined();
  expect(valuesNow()).toEqual(['', '', '', '']);
});

it('is sent by Enter in a line', async () => {
  const asked = renderContact();
  write();
  await userEvent.type(field('Subject'), '{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
});

it('can be used by keyboard alone, in the order of the fields', async () => {
  renderContact();
  field('Name').focus();
  const order = [];
  for (const _step of [1, 2, 3, 4]) {
    await userEvent.tab();
    order.push(document.activeElement);
  }
  expect(order).toEqual([field('Email'), field('Subject'), field('Message'), sendButton()]);
});

it('makes one line of a pasted name and subject, which the server would refuse', async () => {
  const asked = renderContact();
  write();
  enter('Name', 'Maya\tOkafor');
  enter('Subject', 'Two\u2028classes\t');
  await send();
  expect(bodyOf(asked[0])).toMatchObject({
    name: 'Maya Okafor',
    subject: 'Two classes',
  });
});

function signIn(): void {
  localStorage.setItem('token', 'the-token');
}

/** What is said below a field, as a screen reader reads it with the field. */
function problemOf(label: string): string | undefined {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return texts.length > 0 ? texts.join(' ') : undefined;
}
