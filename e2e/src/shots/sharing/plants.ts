import { countSharedResults } from '@engram/core/attempts/count-results.ts';
import type { OutcomeMark } from '@engram/core/attempts/attempt.ts';
import { giveOnce } from '@engram/core/attempts/attempt.ts';
import { gradeAll } from '@engram/core/attempts/grade-attempt.ts';
import { percentOf } from '@engram/core/attempts/count-results.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { toPublic } from '@engram/core/questions/public-question.ts';
import type { HandedIn, Try } from '@engram/core/sharing/assignment-try.ts';
import type { Assignment, AssignmentHead, LiveTaker } from '@engram/core/sharing/assignment.ts';
import type { ReportedQuestion, ShareReport, Taker } from '@engram/core/sharing/share.ts';
import type { SharedTest } from '@engram/core/sharing/shared-test.ts';

/** A class test that was given this morning, as large as such tests are; all of it is made up. */
export const code = 'TK4N9P';

const minute = 60_000;
const hour = 60 * minute;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const idAt = (place: number, kind = 'a') =>
  `0198e0${kind}0-0000-7000-8000-${String(place).padStart(12, '0')}`;

const asked = [
  ['What do root hairs give the root?', 'A much larger surface', 'Strength against the wind'],
  ['Which tissue carries water up the plant?', 'Xylem', 'Phloem'],
  ['Where does most water enter a plant?', 'Through the root hairs', 'Through the leaves'],
  ['What opens and closes the stomata?', 'Guard cells', 'Root hairs'],
  ['What pulls water up through the xylem?', 'Evaporation from the leaves', 'The roots push it'],
  ['What is lost when stomata open?', 'Water vapour', 'Glucose'],
  ['Which tissue carries sugar down from the leaves?', 'Phloem', 'Xylem'],
  ['When are most stomata closed?', 'At night', 'At noon'],
  ['What do plants need for photosynthesis besides light?', 'Water and CO₂', 'Oxygen'],
  ['Which mineral is part of chlorophyll?', 'Magnesium', 'Sodium'],
  ['Where does most water leave a plant?', 'Through the leaves', 'Through the stem'],
  ['How do root hairs take in minerals?', 'By active transport', 'By osmosis'],
  ['What keeps a leaf from drying out?', 'The cuticle', 'The epidermis hairs'],
  ['What makes a young stem stand upright?', 'Water pressure in its cells', 'Wood'],
  ['What covers the tip of a root?', 'The root cap', 'The bark'],
  ['What happens to transpiration in moist air?', 'It slows down', 'It speeds up'],
  [
    'Why does a plant wilt on a hot, windy day?',
    'It loses more than it takes in',
    'The roots stop growing',
  ],
  ['What is osmosis?', 'Water moving through a membrane', 'Sugar moving through a membrane'],
  ['Which cells hold most chloroplasts?', 'Palisade cells', 'Guard cells'],
  ['What is the main use of glucose in a leaf?', 'Energy', 'Cooling'],
] as const;

const questions: Question[] = asked.map(([text, right, wrong], place) => ({
  version: 1,
  id: idAt(place + 1),
  type: 'multiple-choice',
  text,
  options: [
    { id: 'a', text: wrong },
    { id: 'b', text: right },
    { id: 'c', text: 'Neither of them' },
    { id: 'd', text: 'It depends on the season' },
  ],
  correctAnswer: 'b',
  explanation: '',
  hint: '',
  source: null,
  topic: null,
  madeBy: 'ai',
  isVerified: true,
}));

export function makeAssignment(facts: Partial<Assignment> = {}): Assignment {
  return {
    code,
    shareUrl: `https://engram.example/test/${code}`,
    title: 'Plants: roots and water',
    practiceTestId: idAt(99),
    classId: null,
    state: 'open',
    rules: {
      timeLimitMinutes: 25,
      tries: 1,
      answersShown: 'after-closing',
      shufflesQuestions: true,
      shufflesOptions: true,
      acceptsLate: false,
      asksName: true,
    },
    opensAt: at(-hour),
    closesAt: at(7 * 24 * hour),
    createdAt: at(-hour),
    questionCount: questions.length,
    answering: 3,
    done: 25,
    ...facts,
  };
}

const names = [
  'Ada Nwosu',
  'Amira Haddad',
  'Arjun Mehta',
  'Ben Castell',
  'Carla Ruiz',
  'Daisy Fenn',
  'Dylan Price',
  'Elif Kaya',
  'Emeka Obi',
  'George Tan',
  'Hana Sato',
  'Harvey Cole',
  'Isla Brodie',
  'Katya Orlova',
  'Leo Marchetti',
  'Lily Shaw',
  'Mateo Silva',
  'Megan Ashworth',
  'Mohammed Idris',
  'Niamh Doyle',
  'Oscar Whitby',
  'Priya Nair',
  'Reuben Frost',
  'Sofia Almeida',
  'Zara Qureshi',
];

function makeLive(place: number, name: string | null, facts: Partial<LiveTaker>): LiveTaker {
  return {
    attemptId: idAt(place, 'b'),
    name,
    place,
    number: 1,
    state: 'done',
    answered: questions.length,
    startedAt: at(-30 * minute),
    deadlineAt: at(-5 * minute),
    submittedAt: at(-(40 - place) * minute),
    isLate: false,
    isCollected: false,
    repeats: null,
    ...facts,
  };
}

export function listLive(): LiveTaker[] {
  const going = { state: 'answering', submittedAt: null } as const;
  return [
    makeLive(31, 'Cai Morgan', { ...going, answered: 17, deadlineAt: at(4.5 * minute) }),
    makeLive(32, 'Freya Lund', { ...going, answered: 13, deadlineAt: at(2.5 * minute) }),
    makeLive(33, 'Tom Hadley', {
      ...going,
      answered: 18,
      deadlineAt: at(6.5 * minute),
      repeats: 'device',
    }),
    ...names.map((name, place) =>
      makeLive(place + 1, name, place === 8 ? { isCollected: true } : {}),
    ),
  ];
}

function makeHead(facts: Partial<AssignmentHead> = {}): AssignmentHead {
  const { rules, opensAt, closesAt, questionCount } = makeAssignment();
  return { state: 'open', rules, opensAt, closesAt, questionCount, isForClass: false, ...facts };
}

export function makeShared(facts: Partial<AssignmentHead> = {}): SharedTest {
  const head = makeHead(facts);
  return {
    testId: code,
    title: 'Plants: roots and water',
    description: '',
    questions: [],
    settings: { enableTimer: true, timerDuration: 25 },
    createdAt: head.opensAt,
    expiresAt: head.closesAt,
    accessCount: 0,
    middleScore: null,
    assignment: head,
  };
}

export function makeTry(facts: Partial<Try> = {}): Try {
  return {
    key: idAt(1, 'c'),
    number: 1,
    startedAt: at(0),
    deadlineAt: at(25 * minute),
    closesAt: at(7 * 24 * hour),
    now: at(0),
    questions: questions.map(toPublic),
    saved: null,
    handedIn: null,
    ...facts,
  };
}

export function makeHandedIn(facts: Partial<HandedIn> = {}): HandedIn {
  return {
    submittedAt: at(-minute),
    answered: 20,
    questionCount: 20,
    timeTakenSeconds: 18 * 60,
    isLate: false,
    isCollected: false,
    answersAt: at(7 * 24 * hour),
    result: null,
    ...facts,
  };
}

/** Eighteen of twenty were right. */
export function makeResult(): HandedIn['result'] {
  const given = questions.map(({ id }, place) =>
    giveOnce(id, [14, 16].includes(place) ? 'a' : 'b'),
  );
  const outcomes = gradeAll(questions, given);
  const results = countSharedResults(outcomes, at(-minute));
  return { results, outcomes, questions, timeTakenSeconds: 18 * 60, isKept: false };
}

/** The same for every picture: who is stronger misses less, and some questions are harder. */
function markOf(taker: number, question: number): OutcomeMark {
  if (taker === 8 && question === 16) return 'unanswered';
  if (question === 17 && taker % 6 === 1) return 'needs-review';
  if (question === 13 && taker % 9 === 4) return 'partly';
  const strength = (taker * 37) % 25;
  const hardness = (question * 29) % 20;
  return strength * 4 + 18 > hardness * 5 || question < 3 ? 'correct' : 'incorrect';
}

export function listTakers(): Taker[] {
  return names.map((name, taker) => {
    const marks = questions.map((_, question) => markOf(taker, question));
    const correctCount = marks.filter((mark) => mark === 'correct').length;
    return {
      attemptId: idAt(taker + 1, 'b'),
      name,
      submittedAt: at(-(40 - taker) * minute),
      score: percentOf(correctCount, questions.length),
      correctCount,
      totalQuestions: questions.length,
      timeTakenSeconds: 19 * 60 + taker,
      marks,
      repeats: taker === 5 ? 'device' : null,
      attempt: {
        place: taker + 1,
        number: taker === 2 ? 2 : 1,
        startedAt: at(-hour),
        isLate: taker === 3,
        isCollected: taker === 8,
      },
    };
  });
}

export function makeReport(facts: Partial<Assignment> = {}): ShareReport {
  const takers = listTakers();
  const scores = takers.map(({ score }) => score).toSorted((one, other) => one - other);
  return {
    share: {
      testId: code,
      shareUrl: `https://engram.example/test/${code}`,
      title: 'Plants: roots and water',
      practiceTestId: idAt(99),
      state: 'expired',
      createdAt: at(-8 * 24 * hour),
      expiresAt: at(-hour),
      taken: takers.length,
      isCurrent: true,
    },
    settings: { enableTimer: true, timerDuration: 25 },
    questionCount: questions.length,
    answering: 0,
    scores: { median: scores[12] ?? 0, lowest: scores[0] ?? 0, highest: scores[24] ?? 0 },
    medianSeconds: 19 * 60,
    questions: questions
      .map((question, place) => report(question, place, takers))
      .toSorted((one, other) => (one.percentCorrect ?? 0) - (other.percentCorrect ?? 0)),
    assignment: makeAssignment({
      state: 'closed',
      opensAt: at(-8 * 24 * hour),
      closesAt: at(-hour),
      answering: 0,
      ...facts,
    }),
  };
}

function report(question: Question, place: number, takers: readonly Taker[]): ReportedQuestion {
  const count = (wanted: OutcomeMark) =>
    takers.filter(({ marks }) => marks[place] === wanted).length;
  const correct = count('correct');
  const wrong = count('incorrect');
  return {
    number: place + 1,
    question,
    correct,
    partly: count('partly'),
    graded: takers.length,
    toBeJudged: count('needs-review'),
    leftOut: count('unanswered'),
    percentCorrect: percentOf(correct, takers.length),
    commonWrong: wrong > 2 ? { answer: 'a', percent: percentOf(wrong, takers.length) } : null,
    medianSeconds: 40 + place,
    isSuspect: place === 6,
  };
}
