import { expect, it } from 'vitest';
import { tellShare } from './tell-share.ts';

it('tells a share from twenty reviews on', () => {
  expect(tellShare({ reviews: 19, percent: 74 })).toBeNull();
  expect(tellShare({ reviews: 20, percent: 75 })).toBe(75);
});
