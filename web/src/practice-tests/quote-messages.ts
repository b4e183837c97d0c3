import type { Moment } from '@engram/core/materials/moment.ts';
import { writeClock } from '@engram/core/materials/transcript.ts';

export const quoteMessages = {
  highlighted: 'highlighted',
  place: (title: string, page: number | null | undefined, moment?: Moment) => {
    if (moment) return `${title}, ${writeClock(moment.minute * 60)}`;
    return page == null ? title : `${title}, page ${page}`;
  },
} as const;
