import { accountMessages } from '@engram/core/accounts/messages.ts';
import { product } from '@engram/core/product.ts';

export const forgotMessages = {
  documentTitle: `Reset Password · ${product.name}`,
  title: 'Reset Password',
  lead: "Enter your email and we'll send you a link. It works for 30 minutes.", // D24
  email: 'Email',
  submit: 'Send Reset Link',
  sending: 'Sending...',
  sentTitle: 'Check your email',
  sent: accountMessages.resetSent,
  sentTo: (email: string) => `We sent it to ${email}.`,
  nothingCame: 'Nothing after 5 minutes? Check your spam, or send it again.',
  again: 'Send again',
} as const;

export const resetMessages = {
  documentTitle: `Choose a new password · ${product.name}`,
  title: 'Choose a new password',
  whose: (email: string) => `For ${email}`,
  password: 'New password',
  passwordHint: 'At least 6 characters. You can paste it.',
  confirmation: 'Confirm password',
  submit: 'Save new password',
  sending: 'Saving...',
  doneTitle: 'Password changed',
  done: 'You have been signed out on all devices.',
  signIn: 'Sign in',
  askAgain: 'Ask for a new link',
} as const;
