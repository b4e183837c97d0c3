import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { makeDue } from '../../reviews/testing/stub-due.ts';
import { knowsMaya, reply, stubServer } from '../../testing/stub-server.ts';
import PlanScreen from '../plan-screen.tsx';
import type { ExamPlan } from '../queries.ts';
import { makeExam, material } from './stub-exams.ts';

/** Nineteen of fifty sentences have a question. */
const coverage = { id: material.id, sentenceCount: 50, askedCount: 19, weakCount: 4 };

/** The screen of the plans, of a server with these exams; each is kept as it is sent, and told anew as the test has it. */
export function openPlans(plans: readonly ExamPlan[], path = '/plan') {
  const exams = plans.map(({ exam }) => exam);
  const of = Object.fromEntries(
    plans.map((plan) => [`/api/exams/${plan.exam.id}/plan`, () => reply(200, plan)]),
  );
  const changed = Object.fromEntries(
    exams.map((exam) => [`/api/exams/${exam.id}`, () => reply(200, { exam, success: true })]),
  );
  const caughtUp = Object.fromEntries(
    exams.map(({ id }) => [`/api/exams/${id}/catch-up`, () => reply(200, { success: true })]),
  );
  let isFirst = true;
  const asked = stubServer({
    ...knowsMaya,
    ...of,
    ...changed,
    ...caughtUp,
    '/api/exams': () => {
      const isList = isFirst || exams.length > 0;
      isFirst = false;
      return reply(200, isList ? { exams } : { exams, exam: makeExam() });
    },
    '/api/reviews/due': () => reply(200, { ...makeDue(), msPerReview: 12_000 }),
    [`/api/material-coverage?ids=${material.id}`]: () => reply(200, { coverage: [coverage] }),
    '/api/flashcards': () => reply(200, { sets: [] }),
    '/api/materials?order=last-used': () =>
      reply(200, { materials: [material], hasMore: false, total: 1, subjects: [] }),
  });
  renderAsMaya([{ path: '/plan', Component: PlanScreen }], path);
  return asked;
}
