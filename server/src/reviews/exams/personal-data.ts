import type { Db } from '../../platform/db.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listExams, showExam } from './list-exams.ts';
import { eraseExams } from './store.ts';

export const examData: PersonalData = {
  tables: ['exams', 'exam_things', 'exam_days'],
  read: (db, userId) => [
    {
      name: 'exams',
      about: 'Your exams, what they ask, and how you want to study for them.',
      readAll: () => listAll(db, userId),
    },
  ],
  erase: eraseExams,
};

/** What their plans ask of a day is made of the rest. */
async function* listAll(db: Db, userId: string) {
  for (const exam of await listExams(db, userId)) yield showExam(exam);
}
