import { isEmail } from '@engram/core/accounts/email.ts';
import { contactCopy } from './contact-copy.ts';

const letterFields = ['name', 'email', 'subject', 'message'] as const;
export type LetterField = (typeof letterFields)[number];

export type Letter = Record<LetterField, string>;

/**
 * What stands in the fields, which are the browser's own: what somebody typed before this code
 * arrived is in them too.
 */
export function readLetter(form: HTMLFormElement): Letter {
  const read = (field: LetterField) => findField(form, field)?.value ?? '';
  return {
    name: oneLine(read('name')),
    email: read('email').trim(),
    subject: oneLine(read('subject')),
    message: read('message').replaceAll('\0', '').trim(),
  };
}

export type LetterProblems = Partial<Letter>;

export function findProblems(letter: Letter): LetterProblems {
  const missing = letterFields.filter((field) => letter[field] === '');
  const isMistyped = letter.email !== '' && !isEmail(letter.email);
  return {
    ...Object.fromEntries(missing.map((field) => [field, contactCopy.missing[field]])),
    ...(isMistyped && { email: contactCopy.emailFormat }),
  };
}

/** The first of the fields that has a problem, in the order of the form. */
export function focusFirstProblem(form: HTMLFormElement, problems: LetterProblems): void {
  const first = letterFields.find((field) => problems[field] !== undefined);
  if (first) findField(form, first)?.focus();
}

/** Leaves alone what has been typed. */
export function fillWhereEmpty(form: HTMLFormElement, known: Partial<Letter>): void {
  for (const field of letterFields) {
    const control = findField(form, field);
    if (control?.value === '') control.value = known[field] ?? '';
  }
}

function findField(form: HTMLFormElement, field: LetterField) {
  const control = form.elements.namedItem(field);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText ? control : undefined;
}

/** A tab that came along with a pasted subject would make the server refuse it. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
