import { Mark } from '@engram/core/marks/mark.ts';
import type { MarkRow } from './store.ts';

/** A row as the browser knows it. */
export function describeMark({
  markId,
  number,
  startPlace,
  endPlace,
  form,
}: Omit<MarkRow, 'materialId'>): Mark {
  return Mark.parse({ id: markId, number, start: startPlace, end: endPlace, form });
}
