import { findKind } from '@engram/core/materials/kinds.ts';
import type { Moment } from '@engram/core/materials/moment.ts';
import { writeClock } from '@engram/core/materials/transcript.ts';

export const quoteMessages = {
  highlighted: 'highlighted',
  /** Such as "Lecture 6.pdf, page 3", "Lecture 6.pptx, slide 3" or "Leaves, 2:00"; empty if nothing is known. */
  place: (
    title: string | null | undefined,
    page: number | null | undefined,
    moment?: Moment,
  ): string => {
    const isTalk = findKind(title ?? '') === 'pptx';
    const paged = page == null ? null : `${isTalk ? 'slide' : 'page'} ${page}`;
    const where = moment ? writeClock(moment.minute * 60) : paged;
    return [title, where].filter((part) => part != null).join(', ');
  },
} as const;
