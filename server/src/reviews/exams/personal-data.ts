import type { Db } from '../../platform/db.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listChosen } from './catch-up/store.ts';
import { listExams, showExam } from './list-exams.ts';
import { eraseExams } from './store.ts';

export const examData: PersonalData = {
  tables: ['exams', 'exam_things', 'exam_days', 'exam_catch_ups'],
  read: (db, userId) => [
    {
      name: 'exams',
      about:
        'Your exams, what they ask, how you want to study for them, and how you chose to catch up on missed days, with what was let go.',
      readAll: () => listAll(db, userId),
    },
  ],
  erase: eraseExams,
};

/** What their plans ask of a day is made of the rest. */
async function* listAll(db: Db, userId: string) {
  for (const exam of await listExams(db, userId)) {
    yield { ...showExam(exam), catchUps: await listChosen(db, userId, exam.id) };
  }
}
