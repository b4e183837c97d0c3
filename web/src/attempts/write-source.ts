import { findKind } from '@engram/core/materials/kinds.ts';
import type { Moment } from '@engram/core/materials/moment.ts';
import { writeClock } from '@engram/core/materials/transcript.ts';

/** Such as "Source: Lecture 6.pdf, page 3", "Source: Lecture 6.pptx, slide 3" or "Source: Leaves, 2:00". */
export function writeSource(
  file: string | undefined,
  page: number | undefined,
  moment?: Moment,
): string {
  const isTalk = file !== undefined && findKind(file) === 'pptx';
  const where = [
    ...(file === undefined ? [] : [file]),
    ...(moment ? [writeClock(moment.minute * 60)] : []),
    ...(page === undefined ? [] : [`${isTalk ? 'slide' : 'page'} ${page}`]),
  ];
  return where.length === 0 ? 'Source' : `Source: ${where.join(', ')}`;
}
