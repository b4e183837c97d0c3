import { expect, it } from 'vitest';
import { passwordChangedMail } from './password-changed.ts';
import { resetPasswordMail, verifyEmailMail } from './link-mails.ts';

const email = 'maya.okafor@example.edu';

it('tells for how long a reset link works, and what to do with an unwanted one', async () => {
  const link = 'https://engram.example/reset-password#token=abc';
  const { subject, html, text } = await resetPasswordMail({ email, link });
  expect(subject).toBe('Reset your Engram password');
  expect(text).toContain('Reset your password');
  expect(text).toContain(
    'Someone asked for a new password for maya.okafor@example.edu. ' +
      'If it was you, choose a new one within 30 minutes.',
  );
  expect(text).toContain(`Choose a new password:\n${link}`);
  expect(text).toContain("Didn't ask for this? Ignore this email. Your password won't change.");
  expect(html).toContain(`href="${link}"`);
});

it('asks to confirm an address within seven days', async () => {
  const link = 'https://engram.example/verify-email#token=abc';
  const { subject, text } = await verifyEmailMail({ email, link });
  expect(subject).toBe('Confirm your email for Engram');
  expect(text).toContain('maya.okafor@example.edu');
  expect(text).toContain('The link works for 7 days.');
  expect(text).toContain(link);
});

it('tells the moment of a new password in the time zone of the user (D29)', async () => {
  const at = new Date('2026-03-01T12:00:00Z');
  const link = 'https://engram.example/forgot-password';
  const { subject, text } = await passwordChangedMail({ email, at, timeZone: 'Asia/Tokyo', link });
  expect(subject).toBe('Your Engram password was changed');
  expect(text).toContain('was changed on March 1, 2026 at 21:00 GMT+9.');
  expect(text).toContain(link);
});
