import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { Exam, ExamThing } from './exam.ts';

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

const PlanDay = z.object({
  day: z.iso.date(),
  kind: z.enum(['study', 'rest', 'exam']),
  /** What comes back and what is new; of today, what is left of it. */
  back: z.int(),
  fresh: z.int(),
  minutes: z.int(),
});
export type PlanDay = z.infer<typeof PlanDay>;

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
    /** New cards for which the days have no room. */
    withoutRoom: z.int(),
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
