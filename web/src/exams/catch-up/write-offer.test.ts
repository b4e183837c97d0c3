import type { CatchUpOffer } from '@engram/core/exams/api.ts';
import { expect, it } from 'vitest';
import { makeDay, makeMissedPlan } from '../testing/stub-exams.ts';
import { writeOffer } from './write-offer.ts';

const plan = makeMissedPlan();
const offer: CatchUpOffer = {
  way: 'spread',
  today: 16,
  minutes: 4,
  recallThen: 90,
  days: 2,
  until: '2026-03-16',
  letGo: 0,
  notAsked: 0,
};

it('says on which day the rest comes where there are two', () => {
  expect(writeOffer(offer, plan).text).toBe('16 today, the other 45 on Monday. Sunday stays free.');
});

it('says what does not come before the exam', () => {
  expect(writeOffer({ ...offer, notAsked: 40 }, plan).text).toBe(
    "16 today, the other 5 on Monday. Sunday stays free. 40 won't come up before the exam.",
  );
  const keep = { ...offer, days: 1, until: '2026-03-14', notAsked: 45 };
  expect(writeOffer(keep, plan)).toEqual({
    label: 'Keep to your minutes',
    text: "16 today. 45 won't come up before the exam.",
    action: 'Keep to your minutes',
  });
});

it('names up to two days of rest', () => {
  const days = (kinds: readonly ('study' | 'rest')[]) =>
    kinds.map((kind, no) => makeDay({ day: `2026-03-${14 + no}`, kind }));
  const until = '2026-03-20';
  const freeOf = (kinds: readonly ('study' | 'rest')[]) =>
    writeOffer({ ...offer, days: 3, until }, { ...plan, days: days(kinds) }).text;
  expect(freeOf(['study', 'rest', 'study', 'rest', 'study'])).toBe(
    '16 today, then about 23 more each study day. Sunday and Tuesday stay free.',
  );
  expect(freeOf(['study', 'rest', 'rest', 'rest', 'study'])).toMatch(/ Rest days stay free\.$/);
  expect(freeOf(['study', 'study', 'study'])).toMatch(/each study day\.$/);
});

it('says what is let go and what is left, today and later', () => {
  const drop = { ...offer, way: 'drop' as const, letGo: 1, today: 60 };
  expect(writeOffer(drop, plan).text).toBe(
    '1 you would still recall goes after the exam. 60 are left.',
  );
  expect(writeOffer({ ...drop, letGo: 11, today: 30 }, plan).text).toBe(
    '11 you would still recall go after the exam. 50 are left, 30 of them today.',
  );
  expect(writeOffer({ ...drop, letGo: 60, today: 1 }, plan).text).toBe(
    '60 you would still recall go after the exam. 1 is left.',
  );
});

it('says when all of it takes more than the minutes of a day', () => {
  const all = { ...offer, way: 'all' as const, today: 61 };
  expect(writeOffer({ ...all, minutes: 15 }, plan).text).toBe('Back on plan tonight.');
  expect(writeOffer({ ...all, minutes: 16 }, plan).text).toBe(
    'Back on plan tonight, with more than your 15 minutes.',
  );
});
