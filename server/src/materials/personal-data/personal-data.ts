import type { Db } from '../../platform/db.ts';
import { type PersonalData, readInPages } from '../../platform/personal-data.ts';
import {
  eraseMaterials,
  type ExportedMark,
  type ExportedMaterial,
  type ExportedUse,
  readMarksAfter,
  readMaterialsAfter,
  readUsesAfter,
} from './store.ts';

export const materialData: PersonalData = {
  tables: ['materials', 'material_uses', 'material_marks'],
  read: (db, userId) => [
    {
      name: 'materials',
      about:
        'The study material you have saved, with its text. We never keep the files themselves.',
      readAll: () => listMaterials(db, userId),
    },
    {
      name: 'material-uses',
      about: 'Which of your tests and flashcard sets were made of which material.',
      readAll: () => listUses(db, userId),
      csvColumns: ['at', 'materialId', 'usedIn', 'id'],
    },
    {
      name: 'material-marks',
      about: 'The words you have marked in your material, as places in its text.',
      readAll: () => listMarks(db, userId),
      csvColumns: ['at', 'materialId', 'id', 'number', 'start', 'end', 'form'],
    },
  ],
  erase: eraseMaterials,
};

async function* listMaterials(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedMaterial) =>
    readMaterialsAfter(tx, userId, after),
  );
  for await (const { materialId, ...material } of rows) yield { id: materialId, ...material };
}

async function* listUses(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedUse) => readUsesAfter(tx, userId, after));
  for await (const { usedAt, materialId, usedIn, thingId } of rows) {
    yield { at: usedAt, materialId, usedIn, id: thingId };
  }
}

async function* listMarks(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedMark) => readMarksAfter(tx, userId, after));
  for await (const { createdAt, materialId, markId, number, startPlace, endPlace, form } of rows) {
    yield { at: createdAt, materialId, id: markId, number, start: startPlace, end: endPlace, form };
  }
}
