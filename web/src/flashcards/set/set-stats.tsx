import { cardTypes } from '@engram/core/flashcards/card.ts';
import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import type { getSetReviews } from '@engram/core/reviews/api.ts';
import { minutesFor } from '@engram/core/reviews/minutes-for.ts';
import { tellShare } from '@engram/core/reviews/tell-share.ts';
import { useQuery } from '@tanstack/react-query';
import { writeLimit } from '../../plan-words.ts';
import { sayTooFew } from '../../say-too-few.ts';
import { type Stat, StatLine } from '../../ui/stat-line.tsx';
import { setReviewsQuery } from '../queries.ts';
import { statMessages as messages } from './messages.ts';

type SetReviews = Reply<typeof getSetReviews>;

export function SetStats({ set }: { set: CardSet }) {
  const { data: reviews, isError } = useQuery(setReviewsQuery(set.id));
  return (
    <StatLine
      label={messages.region}
      stats={[
        {
          name: messages.cards,
          value: writeLimit(set.totalCards),
          note: describeTypes(set.typeCounts),
        },
        {
          name: messages.known,
          value: writeLimit(set.knownCount),
          note: messages.share(set.progress),
        },
        describeDue(reviews, isError),
        describeRecall(reviews, isError),
      ]}
    />
  );
}

function describeTypes(counts: CardSet['typeCounts']): string {
  const parts = cardTypes
    .filter((type) => counts[type] > 0)
    .map((type) => messages.types[type](counts[type]));
  return parts.length === 0 ? messages.noCards : parts.join(', ');
}

function describeDue(reviews: SetReviews | undefined, isFailed: boolean): Stat {
  const name = messages.due;
  if (!reviews) return unknown(name, isFailed);
  const { dueCardIds, msPerReview } = reviews;
  const minutes = minutesFor(dueCardIds.length, msPerReview);
  return {
    name,
    value: writeLimit(dueCardIds.length),
    note: dueCardIds.length === 0 ? messages.nothingDue : messages.minutes(minutes),
  };
}

function describeRecall(reviews: SetReviews | undefined, isFailed: boolean): Stat {
  const name = messages.recall;
  if (!reviews) return unknown(name, isFailed);
  const percent = tellShare(reviews.retention);
  return percent === null
    ? { name, value: messages.notYet, note: sayTooFew(reviews.retention.reviews) }
    : {
        name,
        value: messages.percent(percent),
        note: messages.ofReviews(reviews.retention.reviews),
      };
}

/** While it is on its way, the place is kept free. */
function unknown(name: string, isFailed: boolean): Stat {
  return isFailed
    ? { name, value: messages.unknown, note: messages.notLoaded }
    : { name, value: '\u{A0}', note: '\u{A0}' };
}
