import { expect, it } from 'vitest';
import { emailKey, isEmail, nameFromEmail } from './email.ts';

it('takes something, @, something, dot, something, without spaces', () => {
  expect(isEmail('maya@example.edu')).toBe(true);
  expect(isEmail(' maya@example.edu ')).toBe(true);
  expect(isEmail('maya@example')).toBe(false);
  expect(isEmail('maya.example.edu')).toBe(false);
  expect(isEmail('ma ya@example.edu')).toBe(false);
  expect(isEmail('maya@@example.edu')).toBe(false);
  expect(isEmail('')).toBe(false);
});

it('refuses signs with a meaning in mail headers, and signs nobody sees', () => {
  const tricks = ['<a@b.edu>', '(1)a@b.edu', ',a@b.edu', 'x:a@b.edu;', '"a"@b.edu', 'a\\b@b.edu'];
  expect(tricks.map(isEmail)).toEqual(Array(6).fill(false));
  expect(
    ['a\u0000b@b.edu', 'a\u2800b@b.edu', 'a\u202eb@b.edu', 'a\ud800@b.edu'].map(isEmail),
  ).toEqual(Array(4).fill(false));
});

it('takes addresses of other scripts and with a tag', () => {
  expect(
    ['майя@пример.рф', 'jos\u00e9+study@example.edu', "o'neil@example.co.uk"].map(isEmail),
  ).toEqual(Array(3).fill(true));
});

it('refuses more than 64 characters before @', () => {
  expect(isEmail(`${'a'.repeat(64)}@example.edu`)).toBe(true);
  expect(isEmail(`${'a'.repeat(65)}@example.edu`)).toBe(false);
});

it('refuses an address of more than 254 characters', () => {
  const domain = (length: number) => `${'a'.repeat(length - 9)}.edu`;
  expect(isEmail(`maya@${domain(254)}`)).toBe(true);
  expect(isEmail(`maya@${domain(255)}`)).toBe(false);
});

it('compares addresses without case, spaces around them and wide letters', () => {
  expect(emailKey(' Maya@Example.EDU ')).toBe('maya@example.edu');
  expect(emailKey('ｍaya@example．edu')).toBe('maya@example.edu');
});

it('calls somebody without a name by the part before @, of at most 50 characters', () => {
  expect(nameFromEmail('maya.okafor@example.edu')).toBe('maya.okafor');
  expect(nameFromEmail(`${'a'.repeat(60)}@example.edu`)).toHaveLength(50);
});
