import type { OwnParameters } from '@engram/core/reviews/own-parameters/api.ts';
import { writeLongDay } from '../../attempts/write-time.ts';
import { ownMessages as messages } from './messages.ts';

/** One plain sentence, and what it rests on. */
export function describeStanding({ isOn, standing }: OwnParameters): {
  sentence: string;
  note?: string;
} {
  switch (standing.kind) {
    case 'waiting':
      return {
        sentence: messages.waiting(standing.reviews, standing.needed),
        note: messages.waitingNote,
      };
    case 'usual':
      return { sentence: isOn ? messages.soon : messages.off };
    case 'own':
      return {
        // It is a day of the learner's calendar already.
        sentence: messages.own(writeLongDay(standing.since, 'UTC'), standing.better),
        note: messages.ownNote(standing.reviews),
      };
    case 'no-better':
      return { sentence: messages.noBetter(standing.reviews), note: messages.noBetterNote };
  }
}
