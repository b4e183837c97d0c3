import type { Class, ClassToJoin, Member } from '@engram/core/classes/class.ts';
import type {
  ClassTest,
  GivenTest,
  Gradebook,
  KnownTopic,
  ListedClass,
  MemberRecord,
  Waiting,
} from '@engram/core/classes/gradebook.ts';
import type { MemberTest, Membership } from '@engram/core/classes/membership.ts';

export const classId = '019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071';
const code = 'B8REY5';
const day = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000).toISOString();
const idOf = (number: number) => `019a2b3c-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const taught: Class = {
  id: classId,
  name: 'Biology 8B',
  school: 'Northgate School',
  term: 'autumn term',
  code,
  joinUrl: `https://engram.example/class/${code}`,
  aiGrading: false,
  createdAt: day(-70),
  memberCount: 14,
  maxMembers: 30,
  endsAt: day(390),
};

const names = [
  'Ada Nwosu',
  'Amira Haddad',
  'Arjun Mehta',
  'Ben Castell',
  'Carla Ruiz',
  'Cai Morgan',
  'Daisy Fenn',
  'Dylan Price',
  'Elif Kaya',
  'Emeka Obi',
  'Freya Lund',
  'George Tan',
  'Hana Sato',
  'Harvey Cole',
];

export const members: Member[] = names.map((name, place) => ({
  id: idOf(place),
  name,
  joinedAt: day(-60),
  removedAt: null,
  erasureAskedAt: name === 'Freya Lund' ? day(-1) : null,
  sameNameAs: name === 'Harvey Cole' ? idOf(12) : null,
  alsoJoinedAs: name === 'Elif Kaya' ? ['Elif K.'] : [],
}));

const scores: (number | null)[][] = [
  [75, 55, 70, 65, 65],
  [45, 40, 50, 65, 45],
  [85, 95, 90, 85, 100],
  [75, 85, 85, 80, 85],
  [60, 80, 85, 70, 75],
  [85, 85, 70, 90, 85],
  [85, 75, 85, 85, 95],
  [75, 85, 85, 80, 85],
  [50, 80, 55, 60, 65],
  [55, 65, 45, 60, 50],
  [45, 55, 60, 60, 35],
  [75, 60, 60, 85, 70],
  [null, 65, 65, 55, 65],
  [40, 40, 60, 65, 40],
];

const titles = [
  'Cells',
  'Leaves and light',
  'Photosynthesis',
  'Soil and minerals',
  'Roots and water',
];

export const tests: ClassTest[] = titles.map((title, place) => ({
  code: `AAAAA${'ABCDE'.charAt(place)}`,
  title,
  weight: place === 3 ? 2 : 1,
  givenAt: day(-60 + 14 * place),
  closesAt: day(-53 + 14 * place),
}));

export const book: Gradebook = {
  tests,
  rows: names.map((name, row) => ({
    memberId: idOf(row),
    name,
    isRemoved: false,
    results: tests.map(({ code: of }, place) => {
      const percent = scores[row]?.[place] ?? null;
      const isAbsent = percent === null;
      return {
        code: of,
        state: isAbsent ? 'absent' : row === 1 && place === 4 ? 'to-judge' : 'graded',
        percent,
        points: isAbsent ? 0 : percent / 5,
        possible: isAbsent ? 0 : 20,
      };
    }),
  })),
};

export const given: GivenTest[] = tests
  .map((test, place): GivenTest => {
    const isOpen = place === 4;
    return {
      ...test,
      closesAt: isOpen ? day(4) : test.closesAt,
      state: isOpen ? 'open' : 'closed',
      opensAt: test.givenAt,
      practiceTestId: idOf(100 + place),
      done: isOpen ? 9 : 14 - (place % 2),
      toJudge: place === 3 ? 7 : 0,
      average: [68, 69, 71, 74, 71][place] ?? null,
    };
  })
  .toReversed();

export const topics: KnownTopic[] = [
  ['Transpiration', 50],
  ['Active transport', 57],
  ['Xylem and phloem', 61],
  ['Osmosis', 74],
  ['Photosynthesis', 79],
  ['Root structure', 86],
].map(([topic, percent]) => ({
  topic: String(topic),
  right: Number(percent),
  answers: 100,
  percent: Number(percent),
}));

export const listed: ListedClass[] = [
  {
    ...taught,
    averages: [68, 69, 71, 74, 71],
    lastTest: { title: 'Roots and water', state: 'closed', toJudge: 7 },
  },
  {
    ...taught,
    id: idOf(900),
    name: 'Biology 8C',
    memberCount: 27,
    averages: [62, 66, 70, 72],
    lastTest: { title: 'Roots and water', state: 'open', toJudge: 0 },
  },
  { ...taught, id: idOf(901), name: 'Biology 9A', memberCount: 25, averages: [], lastTest: null },
];

export const waiting: Waiting[] = [
  {
    kind: 'to-judge',
    classId,
    className: 'Biology 8B',
    code: 'AAAAAD',
    title: 'Soil and minerals',
    count: 7,
    of: 14,
  },
  {
    kind: 'open',
    classId,
    className: 'Biology 8C',
    code: 'AAAAAE',
    title: 'Roots and water',
    count: 11,
    of: 27,
  },
];

export function recordOf(place: number): MemberRecord {
  const member = members[place];
  if (!member) throw new Error('There is no such member');
  return { member, tests, results: book.rows[place]?.results ?? [], topics };
}

export const toJoin: ClassToJoin = {
  kind: 'class',
  code,
  name: 'Biology 8B',
  school: 'Northgate School',
  teacher: 'Mr Reyes',
  aiGrading: false,
  isFull: false,
};

export const membership: Membership = {
  class: {
    id: classId,
    code,
    name: 'Biology 8B',
    school: 'Northgate School',
    teacher: 'Mr Reyes',
    aiGrading: false,
    endsAt: day(390),
  },
  name: 'Lily Shaw',
  joinedAt: day(-60),
  erasureAskedAt: null,
  now: day(0),
};

type Own = Partial<MemberTest> & { title: string };

function ownTest(number: number, changes: Own): MemberTest {
  return {
    code: `BBBBB${'ABCDEFGH'.charAt(number)}`,
    state: 'closed',
    questionCount: 12,
    timeLimitMinutes: null,
    opensAt: day(-10),
    closesAt: day(-3),
    answersShown: 'after-closing',
    answersAt: null,
    tries: 1,
    ownTries: [],
    ...changes,
  };
}

function tryOf(number: number, percent: number | null) {
  return {
    key: idOf(500 + number),
    number: 1,
    startedAt: day(-5),
    submittedAt: day(-4),
    score: percent === null ? null : { percent, points: percent / 5, possible: 20 },
  };
}

export const ownTests: MemberTest[] = [
  ownTest(0, { title: 'Seeds and spores', state: 'open', timeLimitMinutes: 15, closesAt: day(4) }),
  ownTest(1, { title: 'Plants: roots and water', ownTries: [tryOf(1, 90)] }),
  ownTest(2, { title: 'Soil and minerals', ownTries: [tryOf(2, 75)] }),
  ownTest(3, {
    title: 'Microscope basics',
    state: 'open',
    closesAt: day(2),
    answersAt: day(2),
    ownTries: [tryOf(3, null)],
  }),
  ownTest(4, { title: 'Cells' }),
];
