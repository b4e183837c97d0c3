import { accountMessages } from '@engram/core/accounts/messages.ts';
import { product } from '@engram/core/product.ts';

export const forgotMessages = {
  documentTitle: `Reset Password · ${product.name}`,
  title: 'Reset Password',
  lead: 'Enter your email. We send you a link that works for 30 minutes.', // D24
  email: 'Email',
  submit: 'Send Reset Link',
  sending: 'Sending...',
  sentTitle: 'Check your email',
  sent: accountMessages.resetSent,
  sentTo: (email: string) => `We sent it to ${email}.`,
  nothingCame: 'Nothing after 5 minutes? Look in spam, or send it again.',
  again: 'Send again',
} as const;

export const resetMessages = {
  documentTitle: `Choose a new password · ${product.name}`,
  title: 'Choose a new password',
  whose: (email: string) => `For ${email}`,
  password: 'New password',
  passwordHint: 'At least 6 characters. Paste is allowed.',
  confirmation: 'Confirm password',
  submit: 'Save new password',
  sending: 'Saving...',
  doneTitle: 'Password changed',
  done: 'You have been signed out on all devices.',
  signIn: 'Sign in',
  askAgain: 'Ask for a new link',
} as const;
