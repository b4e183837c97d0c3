import { expect, it } from 'vitest';
import type { AssignmentRules } from './assignment.ts';
import { sayAssignment } from './say-assignment.ts';

const calendar = { now: Date.parse('2026-11-13T09:10:00Z'), timeZone: 'Europe/Berlin' };
const closesAt = Date.parse('2026-11-20T14:00:00Z');

const usual: AssignmentRules = {
  timeLimitMinutes: 25,
  tries: 1,
  answersShown: 'after-closing',
  shufflesQuestions: true,
  shufflesOptions: true,
  acceptsLate: false,
  asksName: true,
};

it('says what is set at first', () => {
  expect(say()).toBe(
    'Anyone with the link can take this test once, in 25 minutes, until Friday 20 November, 15:00. ' +
      'They see their score and the answers after that. ' +
      'Questions and options come in a different order for everyone. ' +
      'When it closes, unfinished tests are handed in as they are. ' +
      'They type their name first.',
  );
});

it('says from when on', () => {
  expect(say({}, Date.parse('2026-11-16T07:00:00Z'))).toContain(
    'once, in 25 minutes, from Monday 16 November, 08:00 to Friday 20 November, 15:00.',
  );
});

it('says that there is no time limit', () => {
  expect(say({ timeLimitMinutes: null })).toContain(
    'once, without a time limit, until Friday 20 November, 15:00.',
  );
  expect(say({ timeLimitMinutes: null, tries: null })).toContain(
    'as often as they like, without a time limit, until Friday 20 November, 15:00.',
  );
});

it('says a minute as one', () => {
  expect(say({ timeLimitMinutes: 1 })).toContain('once, in 1 minute, until');
});

it('says that the time is for each of several times', () => {
  expect(say({ tries: 2 })).toContain('twice, in 25 minutes each time, until');
  expect(say({ tries: 3 })).toContain('3 times, in 25 minutes each time, until');
  expect(say({ tries: null })).toContain('as often as they like, in 25 minutes each time, until');
});

it('says when the answers are seen', () => {
  expect(say({ answersShown: 'at-once' })).toContain(
    '15:00. They see their score and the answers as soon as they hand in. ',
  );
  expect(say({ answersShown: 'never' })).toContain(
    '15:00. They never see their score or the answers. ',
  );
});

it('says that after closing only those who are done see them where late work is accepted', () => {
  const said = say({ acceptsLate: true });
  expect(said).toContain('the answers after that, once they have handed in. ');
  expect(said).toContain('Late answers are accepted for 7 days more and marked as late. ');
  expect(said).not.toContain('unfinished');
});

it('promises answers at once or never whether or not late work is accepted', () => {
  expect(say({ acceptsLate: true, answersShown: 'at-once' })).toContain(
    'as soon as they hand in. ',
  );
  expect(say({ acceptsLate: true, answersShown: 'never' })).toContain('They never see');
});

it('says what is shuffled', () => {
  expect(say({ shufflesOptions: false })).toContain(
    ' Questions come in a different order for everyone. ',
  );
  expect(say({ shufflesQuestions: false })).toContain(
    ' Options come in a different order for everyone. ',
  );
  expect(say({ shufflesQuestions: false, shufflesOptions: false })).toContain(
    ' Everyone gets the same order. ',
  );
});

it('says that nobody is asked for a name', () => {
  expect(say({ asksName: false })).toMatch(/They are not asked for a name\.$/);
});

it('says a closing time of next year with its year', () => {
  const said = sayAssignment(
    { rules: usual, opensAt: null, closesAt: Date.parse('2027-01-08T14:00:00Z') },
    calendar,
  );
  expect(write(said)).toContain('until Friday 8 January 2027, 15:00.');
});

it('lets stand out what was chosen', () => {
  const strong = sayAssignment({ rules: usual, opensAt: null, closesAt }, calendar).flatMap(
    (piece) => (typeof piece === 'string' ? [] : [piece.strong]),
  );
  expect(strong).toEqual([
    'Anyone with the link',
    'once',
    '25 minutes',
    'Friday 20 November, 15:00',
    'after that',
  ]);
});

function say(rules: Partial<AssignmentRules> = {}, opensAt: number | null = null): string {
  return write(sayAssignment({ rules: { ...usual, ...rules }, opensAt, closesAt }, calendar));
}

function write(said: ReturnType<typeof sayAssignment>): string {
  return said.map((piece) => (typeof piece === 'string' ? piece : piece.strong)).join('');
}
