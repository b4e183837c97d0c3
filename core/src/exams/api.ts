import { defineEndpoint } from '../endpoint.ts';
import { Topic } from '../progress/topic.ts';
import { z } from '../zod.ts';
import { CatchUpWay } from './catch-up.ts';
import { Exam, ExamThing } from './exam.ts';
import { uncoveredReasons } from './list-uncovered.ts';

const byExam = z.strictObject({ id: z.uuid() });
const percent = z.int().min(0).max(100);

export const listExams = defineEndpoint({
  name: 'listExams',
  method: 'GET',
  path: '/exams',
  summary: 'All exams, those to come first',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({ exams: z.array(Exam) }),
  errors: [],
});

const ExamTerms = Exam.omit({ id: true });
export type ExamTerms = z.infer<typeof ExamTerms>;

export const addExam = defineEndpoint({
  name: 'addExam',
  method: 'POST',
  path: '/exams',
  summary: 'Keep an exam to study for',
  access: 'signed-in',
  rate: 'write',
  body: ExamTerms,
  reply: z.object({ exam: Exam }),
  errors: ['invalid-input', 'exams-full'],
});

/** Its plan is made anew. */
export const changeExam = defineEndpoint({
  name: 'changeExam',
  method: 'PUT',
  path: '/exams/:id',
  summary: 'Change an exam, what it asks and how to study for it',
  access: 'signed-in',
  rate: 'write',
  params: byExam,
  body: ExamTerms,
  reply: z.object({ exam: Exam }),
  errors: ['invalid-input', 'not-found'],
});

/** Nothing that it asks is deleted; all of it comes back as without an exam. */
export const deleteExam = defineEndpoint({
  name: 'deleteExam',
  method: 'DELETE',
  path: '/exams/:id',
  summary: 'Forget an exam and its plan',
  access: 'signed-in',
  rate: 'write',
  params: byExam,
  reply: z.object({ success: z.boolean() }),
  errors: ['not-found'],
});

/** How to catch up on missed days, for as long as the day lasts. */
export const chooseCatchUp = defineEndpoint({
  name: 'chooseCatchUp',
  method: 'PUT',
  path: '/exams/:id/catch-up',
  summary: 'Choose how to catch up on missed days',
  access: 'signed-in',
  rate: 'write',
  params: byExam,
  body: z.strictObject({ way: CatchUpWay }),
  reply: z.object({ success: z.boolean() }),
  errors: ['invalid-input', 'not-found', 'nothing-missed'],
});

/** Today asks again what it asked before, and nothing is let go. */
export const undoCatchUp = defineEndpoint({
  name: 'undoCatchUp',
  method: 'DELETE',
  path: '/exams/:id/catch-up',
  summary: 'Take back how missed days are caught up on',
  access: 'signed-in',
  rate: 'write',
  params: byExam,
  reply: z.object({ success: z.boolean() }),
  errors: ['not-found'],
});

const PlannedTest = z.object({
  /** Null where one is to be made of the material. */
  testId: z.uuid().nullable(),
  materialId: z.uuid().nullable(),
  /** Of the test or the material. */
  name: z.string(),
  questions: z.int(),
  isDone: z.boolean(),
});
export type PlannedTest = z.infer<typeof PlannedTest>;

const PlanDay = z.object({
  day: z.iso.date(),
  kind: z.enum(['study', 'rest', 'exam']),
  /** What comes back and what is new; of today, what is left of it. */
  back: z.int(),
  fresh: z.int(),
  /** How many of both wait since days that were missed. */
  caughtUp: z.int(),
  test: PlannedTest.nullable(),
  /** With the test, unless it is done. */
  minutes: z.int(),
});
export type PlanDay = z.infer<typeof PlanDay>;

const CatchUpOffer = z.object({
  way: CatchUpWay,
  /** How many of what waits today asks, and how long today takes with all that it asks. */
  today: z.int(),
  minutes: z.int(),
  /** What would be recalled on the day of the exam. */
  recallThen: percent,
  /** Study days until all of it is asked that is asked at all, and the last of them. */
  days: z.int(),
  until: z.iso.date(),
  /** How many are let go, and how many more are not asked before the exam. */
  letGo: z.int(),
  notAsked: z.int(),
});
export type CatchUpOffer = z.infer<typeof CatchUpOffer>;

const CatchUp = z.object({
  /** What following the plan would have asked up to today, and was not reviewed since. */
  waiting: z.int(),
  /** Null while there is a choice to make. */
  way: CatchUpWay.nullable(),
  canUndo: z.boolean(),
  /** None once it is made. */
  offers: z.array(CatchUpOffer),
});

const UncoveredGroup = z.object({
  kind: z.enum(['set', 'test']),
  groupId: z.uuid(),
  name: z.string(),
  reason: z.enum(uncoveredReasons),
  items: z.int(),
  /** How many of them are new. */
  fresh: z.int(),
  /** Of the first few. */
  names: z.array(z.string()),
});

export const getExamPlan = defineEndpoint({
  name: 'getExamPlan',
  method: 'GET',
  path: '/exams/:id/plan',
  summary: 'The days up to an exam, and what would be recalled on its day',
  access: 'signed-in',
  rate: 'read',
  params: byExam,
  reply: z.object({
    exam: Exam,
    /** Below 0 once it is over. */
    daysLeft: z.int(),
    /** All that it asks: cards, and questions that were missed. */
    items: z.int(),
    /** On the day: as things are, and with the plan. Null where it asks nothing yet. */
    recallNow: percent.nullable(),
    recallThen: percent.nullable(),
    /** From today to the exam. */
    days: z.array(PlanDay),
    /** The week before today, as far as there was a plan and something was reviewed. */
    past: z
      .object({
        from: z.iso.date(),
        to: z.iso.date(),
        studiedDays: z.int(),
        /** Without days of rest. */
        studyDays: z.int(),
        restDays: z.int(),
        minutes: z.int(),
      })
      .nullable(),
    /** The weakest under the goal of which something can be practised. */
    weakTopic: Topic.nullable(),
    /** Study days just before today that were missed, and how many things each would have asked. */
    missed: z.array(z.object({ day: z.iso.date(), items: z.int() })),
    /** Points of recall that they cost, and the day by which the plan makes up for them, if it does. */
    cost: z.object({ points: z.int(), backOn: z.iso.date().nullable() }).nullable(),
    /** While something waits since days that were missed. */
    catchUp: CatchUp.nullable(),
    /** New cards for which the days have no room. */
    withoutRoom: z.int(),
    /** What is due or new and not asked before the exam, of each set and test. */
    uncovered: z.array(UncoveredGroup),
    /** In the order of the exam; what is gone is left out. */
    things: z.array(
      z.object({
        ...ExamThing.shape,
        name: z.string(),
        items: z.int(),
        recall: percent.nullable(),
      }),
    ),
  }),
  errors: ['not-found'],
});
