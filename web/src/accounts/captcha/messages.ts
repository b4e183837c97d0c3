import { accountMessages } from '@engram/core/accounts/messages.ts';

export const messages = {
  label: 'I am not a robot',
  name: 'CAPTCHA',
  working: 'Checking…',
  solved: 'Verified',
  failed: accountMessages.captchaFailed,
} as const;
