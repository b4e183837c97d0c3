import type { Class, ClassToJoin, Member } from '@engram/core/classes/class.ts';
import type {
  GivenTest,
  Gradebook,
  KnownTopic,
  MemberRecord,
} from '@engram/core/classes/gradebook.ts';
import type { MemberTest, Membership } from '@engram/core/classes/membership.ts';
import type { KeptClass } from '../joining/kept-classes.ts';

// For tests: a class with one member, who has done one test and has another to do.

const at = '2026-03-01T12:00:00.000Z';
const later = '2026-03-21T15:00:00.000Z';

export const stubClassId = '019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071';

export const stubClass: Class = {
  id: stubClassId,
  name: 'Biology 8B',
  school: 'Northgate School',
  term: 'Autumn',
  code: 'B8REY5',
  joinUrl: 'https://engram.example/class/B8REY5',
  aiGrading: false,
  createdAt: at,
  memberCount: 1,
  maxMembers: 30,
  endsAt: '2027-04-01T12:00:00.000Z',
};

export const stubMember: Member = {
  id: '019a2b3c-0000-7000-8000-000000000001',
  name: 'Lily Shaw',
  joinedAt: at,
  removedAt: null,
  erasureAskedAt: null,
  sameNameAs: null,
  alsoJoinedAs: [],
};

const test = { code: 'AAAAAA', title: 'Cells', weight: 1, givenAt: at, closesAt: at };
const result = { code: 'AAAAAA', state: 'graded', percent: 75, points: 3, possible: 4 } as const;

export const stubGiven: GivenTest = {
  ...test,
  state: 'closed',
  opensAt: at,
  practiceTestId: '019a2b3c-0000-7000-8000-000000000002',
  done: 1,
  toJudge: 0,
  average: 75,
};

export const stubTopics: KnownTopic[] = [
  { topic: 'Transpiration', right: 1, answers: 2, percent: 50 },
];

export const stubBook: Gradebook = {
  tests: [test],
  rows: [{ memberId: stubMember.id, name: stubMember.name, isRemoved: false, results: [result] }],
};

export const stubRecord: MemberRecord = {
  member: stubMember,
  tests: [test],
  results: [result],
  topics: stubTopics,
};

export const stubClassList = {
  classes: [
    {
      ...stubClass,
      averages: [75],
      lastTest: { title: 'Cells', state: 'closed', toJudge: 0 },
    },
  ],
  canMakeMore: true,
  waiting: [],
};

export const stubToJoin: ClassToJoin = {
  kind: 'class',
  code: 'B8REY5',
  name: 'Biology 8B',
  school: 'Northgate School',
  teacher: 'Mr Reyes',
  aiGrading: false,
  isFull: false,
};

export const stubKeptClass: KeptClass = {
  classId: stubClassId,
  name: 'Lily Shaw',
  token: `eg_${'A'.repeat(43)}`,
  className: 'Biology 8B',
  code: 'B8REY5',
};

export const stubMembership: Membership = {
  class: {
    id: stubClassId,
    code: 'B8REY5',
    name: 'Biology 8B',
    school: 'Northgate School',
    teacher: 'Mr Reyes',
    aiGrading: false,
    endsAt: '2027-04-01T12:00:00.000Z',
  },
  name: 'Lily Shaw',
  joinedAt: at,
  erasureAskedAt: null,
  now: at,
};

const ownTest: MemberTest = {
  code: 'AAAAAA',
  title: 'Cells',
  state: 'closed',
  questionCount: 4,
  timeLimitMinutes: null,
  opensAt: at,
  closesAt: at,
  answersShown: 'after-closing',
  answersAt: null,
  tries: 1,
  ownTries: [
    {
      key: '6c0d8a52-9f1e-4d0b-8f43-656e6772616d',
      number: 1,
      startedAt: at,
      submittedAt: at,
      score: { percent: 75, points: 3, possible: 4 },
    },
  ],
};

export const stubOwnTests = {
  tests: [
    { ...ownTest, code: 'BBBBBB', title: 'Seeds', state: 'open', closesAt: later, ownTries: [] },
    ownTest,
  ],
  now: at,
};
