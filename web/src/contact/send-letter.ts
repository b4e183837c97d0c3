import { sendContactMessage } from '@engram/core/contact/api.ts';
import { contactMessages } from '@engram/core/contact/messages.ts';
import type { ErrorCode } from '@engram/core/error-table.ts';
import { ApiError } from '../http/api-error.ts';
import { call } from '../http/call.ts';
import { noteFailedCall } from '../http/note-failed-call.ts';
import { readFailure } from '../http/read-failure.ts';
import type { Letter } from './letter.ts';

export type SendingFailure = {
  message: string;
  /** What the server refused of it, if it was one field. */
  field?: 'email';
  /** No error: the server wants something more. */
  isNextStep?: boolean;
  error?: unknown;
};

/** Loaded when somebody sends: reading the page needs none of it. Undefined when all went well. */
export async function sendLetter(
  letter: Letter & { captchaToken?: string },
): Promise<SendingFailure | undefined> {
  try {
    await call(sendContactMessage, { body: letter }, { idempotencyKey: keyOf(letter) });
    lastSent = undefined;
    return undefined;
  } catch (error) {
    noteFailedCall(error);
    return explain(error);
  }
}

let lastSent: { letter: string; key: string } | undefined;

/** The same until it arrives: an answer that was lost may have been a yes, and one mail is enough. */
function keyOf(letter: Letter): string {
  const text = JSON.stringify(letter);
  if (lastSent?.letter !== text) lastSent = { letter: text, key: crypto.randomUUID() };
  return lastSent.key;
}

function explain(error: unknown): SendingFailure {
  const code = error instanceof ApiError ? error.code : undefined;
  const message = readFailure(error, contactMessages.failed);
  if (code === 'invalid-email') return { message, field: 'email', error };
  if (code === 'captcha-required') return { message, isNextStep: true, error };
  // Trying again at once would be the wrong advice.
  if (code !== undefined && ownWords.includes(code)) return { message, error };
  return { message: contactMessages.failed, error };
}

const ownWords: readonly ErrorCode[] = [
  'captcha-check-failed',
  'too-many-requests',
  'client-outdated',
];
