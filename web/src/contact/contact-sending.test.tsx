import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bodyOf, neverReply, reply } from '../testing/stub-server.ts';
import {
  enter,
  field,
  letter,
  pass,
  renderContact,
  send,
  sendButton,
  valuesNow,
  write,
  writeAndSend,
} from './testing/render-contact.tsx';

const thanks = "Thank you for your message! We'll get back to you within 24 hours.";
const failed = 'Failed to send your message. Please try again.';
const written = Object.values(letter);

it('sends the message to the server [CONT-06] (SM-05)', async () => {
  const asked = renderContact();
  write();
  await send();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ path: '/api/contact', init: { method: 'POST' } });
  expect(bodyOf(asked[0])).toEqual(letter);
  expect(keyOf(asked[0])).toMatch(/^[\da-f-]{36}$/);
});

it("reads 'Send Message', then 'Sending...' for a second though the answer is there [CONT-07] [LIM-07]", async () => {
  const asked = renderContact();
  write();
  expect(sendButton()).toBeDefined();
  await send();
  expect(asked).toHaveLength(1);
  await pass(999);
  expect(button('Sending...').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText(thanks)).toBeNull();
  await pass(1);
  expect(screen.getByText(thanks)).toBeDefined();
  expect(sendButton()).toBeDefined();
});

it("reads 'Sending...' until the answer is there, however long that takes [CONT-07]", async () => {
  const answer = Promise.withResolvers<void>();
  renderContact(async () => {
    await answer.promise;
    return reply(201, { success: true });
  });
  write();
  await send();
  await pass(8_000);
  expect(button('Sending...')).toBeDefined();
  answer.resolve();
  await pass(0);
  expect(screen.getByText(thanks)).toBeDefined();
});

it('sends once, however often it is asked to, and lets nothing be changed meanwhile', async () => {
  const asked = renderContact(neverReply);
  await writeAndSend();
  fireEvent.click(button('Sending...'));
  fireEvent.submit(field('Subject'));
  await pass(2_000);
  expect(asked).toHaveLength(1);
  expect(field('Subject').readOnly).toBe(true);
});

it('keeps the focus on the button while it is sending', async () => {
  renderContact(neverReply);
  write();
  sendButton().focus();
  await send();
  expect(document.activeElement).toBe(button('Sending...'));
});

it('thanks in a region that stood there before, so that it is announced [CONT-08]', async () => {
  renderContact();
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  await writeAndSend();
  expect(region.textContent).toBe(thanks);
});

it('clears all four fields on success [CONT-09]', async () => {
  renderContact();
  write();
  expect(valuesNow()).toEqual(written);
  await send();
  await pass(1_000);
  expect(screen.getByText(thanks)).toBeDefined();
  expect(valuesNow()).toEqual(['', '', '', '']);
});

it('hides the thanks after 5 seconds [CONT-10] [LIM-08]', async () => {
  renderContact();
  await writeAndSend();
  await pass(4_999);
  expect(screen.getByText(thanks)).toBeDefined();
  await pass(1);
  expect(screen.queryByText(thanks)).toBeNull();
});

it('does not hide the thanks under the pointer', async () => {
  renderContact();
  await writeAndSend();
  fireEvent.pointerEnter(screen.getByRole('status'));
  await pass(10_000);
  expect(screen.getByText(thanks)).toBeDefined();
  fireEvent.pointerLeave(screen.getByRole('status'));
  await pass(5_000);
  expect(screen.queryByText(thanks)).toBeNull();
});

it('keeps the entries on failure and says so (NS-43)', async () => {
  renderContact(() => reply(400, { code: 'invalid-input', message: 'Some of it is missing.' }));
  await writeAndSend();
  expect(screen.getByRole('alert').textContent).toBe(failed);
  expect(valuesNow()).toEqual(written);
  expect(screen.queryByText(thanks)).toBeNull();
});

it('sends the same letter under the same key again, and a changed one under another', async () => {
  const asked = renderContact(() => reply(404, {}));
  await writeAndSend();
  await sendAgain();
  expect(keyOf(asked[1])).toBe(keyOf(asked[0]));
  enter('Subject', 'Three classes');
  await sendAgain();
  expect(keyOf(asked[2])).not.toBe(keyOf(asked[0]));
});

it('sends a letter that has arrived under another key when it is written again', async () => {
  const asked = renderContact();
  await writeAndSend();
  await writeAndSend();
  expect(bodyOf(asked[1])).toEqual(bodyOf(asked[0]));
  expect(keyOf(asked[1])).not.toBe(keyOf(asked[0]));
});

it('keeps the entries when nobody answers (NS-43)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderContact(() => Promise.reject(new TypeError('Failed to fetch')));
  await writeAndSend();
  // Three attempts, a second and two seconds apart (D15).
  await pass(2_000);
  expect(screen.getByRole('alert').textContent).toBe(failed);
  expect(valuesNow()).toEqual(written);
});

it("reads 'Sending...' for a second before it says that it failed [CONT-07]", async () => {
  renderContact(() => reply(400, {}));
  write();
  await send();
  await pass(999);
  expect(button('Sending...')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1);
  expect(screen.getByRole('alert').textContent).toBe(failed);
});

it('says it in the words of the server when too many messages came', async () => {
  const message = 'Too many messages from your network. Try again in an hour.';
  renderContact(() => reply(429, { code: 'too-many-requests', message }));
  await writeAndSend();
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(valuesNow()).toEqual(written);
});

it('says below the email when the server does not take it', async () => {
  renderContact(() => reply(400, { code: 'invalid-email', message: 'Invalid email format' }));
  await writeAndSend();
  expect(screen.getByText('Invalid email format')).toBeDefined();
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Email'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('forgets the failure when something changes, and can be sent again', async () => {
  const answers = [reply(400, {}), reply(201, { success: true })];
  renderContact(() => answers.shift() ?? Response.error());
  await writeAndSend();
  enter('Subject', 'Two classes, again');
  expect(screen.queryByRole('alert')).toBeNull();
  await send();
  await pass(1_000);
  expect(screen.getByText(thanks)).toBeDefined();
});

async function sendAgain() {
  await send();
  await pass(1_000);
}

function keyOf(call: { init: RequestInit } | undefined) {
  return new Headers(call?.init.headers).get('idempotency-key');
}

function button(name: string) {
  return screen.getByRole('button', { name });
}
