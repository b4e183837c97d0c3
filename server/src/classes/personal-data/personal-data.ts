import { type PersonalData, readInPages } from '../../platform/personal-data.ts';
import { endAllClasses } from '../ending/end-class.ts';
import { type ExportedClass, readClassesAfter } from './store.ts';

/** What others answered is theirs; their teacher takes along what the gradebook says. */
export const classData: PersonalData = {
  tables: [
    'classes',
    'class_members',
    'class_devices',
    'class_assignments',
    'class_results',
    'user_classes',
    'class_codes',
  ],
  read: (db, userId) => [
    {
      name: 'classes',
      about: 'The classes you teach: what you wrote about them, their members and their results.',
      readAll: () =>
        readInPages(db, (tx, after?: ExportedClass) => readClassesAfter(tx, userId, after)),
    },
  ],
  erase: (db, userId) => endAllClasses(db, userId),
};
