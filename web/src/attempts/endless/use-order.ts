import {
  chooseAgain,
  chooseTurn,
  lacksQuestions,
  type Why,
} from '@engram/core/attempts/endless/choose-turn.ts';
import {
  beginAgain,
  type EndlessProgress,
  findTurn,
  needsMore,
  type Turn,
} from '@engram/core/attempts/endless/endless.ts';
import type { Known } from '@engram/core/attempts/endless/weigh-knowledge.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { getTestKnowledge } from '@engram/core/progress/api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../accounts/session/session.tsx';
import { call } from '../../http/call.ts';

/** A question in its turn, and why it is, where it was chosen. */
export type ShownTurn = Turn & { why?: Why };

/** In which order an endless test asks its questions. */
export type Order = {
  findTurn: (progress: EndlessProgress) => ShownTurn | undefined;
  beginAgain: (progress: EndlessProgress) => ShownTurn | undefined;
  needsMore: (progress: EndlessProgress) => boolean;
  /** Whether the same question would be found whatever comes to be known meanwhile. */
  isFixed: boolean;
};

const asTheyStand: Order = { findTurn, beginAgain, needsMore, isFixed: true };

/** By weakness for premium (D42), for all others as they stand in the test. */
export function useOrder(attempt: { testId: string; attemptId: string }): Order {
  const isPremium = useUser()?.isPremium ?? false;
  // Nobody waits for it: until it is there, and without a network, the answers of the session do.
  const { data: known = nothing } = useQuery({ ...knowledgeQuery(attempt), enabled: isPremium });
  return useMemo(() => (isPremium ? byWeakness(known) : asTheyStand), [isPremium, known]);
}

const nothing: Known = new Map();

function byWeakness(known: Known): Order {
  return {
    findTurn: (progress) => chooseTurn({ ...progress, known }),
    beginAgain: (progress) => chooseAgain({ ...progress, known }),
    needsMore: (progress) => lacksQuestions({ ...progress, known }),
    isFixed: false,
  };
}

/** As it is when an attempt is opened, and then kept: what is answered in it comes on top. */
function knowledgeQuery({ testId, attemptId }: { testId: string; attemptId: string }) {
  return queryOptions({
    queryKey: ['test-knowledge', testId, attemptId],
    queryFn: ({ signal }) => call(getTestKnowledge, { params: { id: testId } }, { signal }),
    select: listChances,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function listChances({ questions }: Reply<typeof getTestKnowledge>): Known {
  return new Map(questions.map(({ questionId, chance }) => [questionId, chance]));
}
