import { expect, it } from 'vitest';
import { readReturnPath } from './return-path.ts';

it('accepts a path of this site with its query and fragment', () => {
  expect(readReturnPath('/settings?tab=a%20b#here')).toBe('/settings?tab=a%20b#here');
});

it('refuses another host behind two slashes', () => {
  expect(readReturnPath('//evil.example/x')).toBeUndefined();
});

it('refuses a backslash, which browsers read as a slash', () => {
  expect(readReturnPath('/\\evil.example')).toBeUndefined();
  expect(readReturnPath('\\\\evil.example')).toBeUndefined();
});

it('refuses an address with a scheme', () => {
  expect(readReturnPath('https://evil.example/x')).toBeUndefined();
  expect(readReturnPath('https:/evil.example')).toBeUndefined();
});

it('refuses script', () => {
  expect(readReturnPath('javascript:alert(1)')).toBeUndefined();
  expect(readReturnPath('data:text/html,x')).toBeUndefined();
});

it('refuses what browsers make another host of by dropping tabs and line ends', () => {
  expect(readReturnPath('/\t/evil.example')).toBeUndefined();
  expect(readReturnPath('/\n/evil.example')).toBeUndefined();
  expect(readReturnPath('\t//evil.example')).toBeUndefined();
  expect(readReturnPath('/\r\\evil.example')).toBeUndefined();
});

it('refuses dots that would leave two slashes at the start', () => {
  expect(readReturnPath('/.//evil.example')).toBeUndefined();
  expect(readReturnPath('/a/..//evil.example')).toBeUndefined();
});

it('keeps an encoded slash encoded', () => {
  expect(readReturnPath('/%2f..')).toBe('/%2f..');
});

it('refuses what is not text, and text that is no path', () => {
  expect(readReturnPath(undefined)).toBeUndefined();
  expect(readReturnPath({ pathname: '/settings' })).toBeUndefined();
  expect(readReturnPath('')).toBeUndefined();
  expect(readReturnPath('settings')).toBeUndefined();
});
