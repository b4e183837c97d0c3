import { expect, it } from 'vitest';
import { networkKey, siteOf } from './caller.ts';

it('takes everybody of one IPv6 site for one, and each IPv4 address for itself', () => {
  expect(siteOf({ ip: '2001:db8:1:2::3' })).toBe('2001:db8:1::/48');
  expect(siteOf({ ip: '::ffff:203.0.113.7' })).toBe('203.0.113.7');
});

it('has a place also for a caller who has left, and whose address nobody knows any more', () => {
  expect(siteOf({ ip: undefined })).toBe('gone');
  expect(networkKey({ ip: undefined }, 'secret')).toMatch(/^address:[\w-]{22}$/);
});
