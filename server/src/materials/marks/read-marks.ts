import type { Mark, NumberedMark } from '@engram/core/marks/mark.ts';
import { joinTexts } from '@engram/core/materials/measure-text.ts';
import { recordingOf } from '@engram/core/materials/moment.ts';
import type { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Db } from '../../platform/db.ts';
import { getFromLibrary } from '../library.ts';
import { readTexts } from '../store.ts';
import { describeMark } from './describe-mark.ts';
import { readMarkRows } from './store.ts';

/** One material with its text and its marks. Another user's is as if it were not there. */
export async function getMarked(db: Db, userId: string, id: string) {
  const found = await getFromLibrary(db, userId, id);
  return { ...found, marks: await listMarks(db, userId, id) };
}

async function listMarks(db: Db, userId: string, id: string): Promise<Mark[]> {
  return (await readMarkRows(db, userId, [id])).map(describeMark);
}

/** The words that are marked in these materials; those that are gone have none. */
export async function listMarkedWords(
  db: Db,
  userId: string,
  materialIds: readonly string[],
): Promise<string[]> {
  const rows = await readMarkRows(db, userId, materialIds);
  if (rows.length === 0) return [];
  const texts = await readTexts(db, userId, [...new Set(rows.map((row) => row.materialId))]);
  return rows.map(({ materialId, startPlace, endPlace }) => {
    const text = texts.find((one) => one.materialId === materialId)?.text ?? '';
    return text.slice(startPlace, endPlace);
  });
}

/** Several materials as one text, with the marks of all. */
export type MarkedMaterials = {
  studyMaterial: string;
  parts: TestPart[];
  /** Their places are in the study material, and their numbers count through all materials. */
  marks: NumberedMark[];
};

/** In the order of the ids; all of them must be there. */
export async function gatherMarked(
  db: Db,
  userId: string,
  materialIds: readonly string[],
): Promise<MarkedMaterials> {
  const found = [];
  for (const id of materialIds) found.push(await getMarked(db, userId, id));
  const { text: studyMaterial, starts } = joinTexts(found.map(({ text }) => text));
  const marks = found.flatMap(({ marks: own }, no) => {
    const offset = starts[no] ?? 0;
    return own.map((mark) => ({ ...mark, start: mark.start + offset, end: mark.end + offset }));
  });
  return {
    studyMaterial,
    parts: found.map(({ material, pageStarts }, no) => {
      const start = starts[no] ?? 0;
      const recording = recordingOf(material);
      return {
        materialId: material.id,
        title: material.title,
        start,
        ...(recording && { recording }),
        ...(pageStarts && { pageStarts: pageStarts.map((page) => page + start) }),
      };
    }),
    marks: marks.map(({ start, end, form }, no) => ({ number: no + 1, start, end, form })),
  };
}
