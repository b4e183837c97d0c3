import type { Reply } from '@engram/core/endpoint.ts';
import type { getReviewProgress } from '@engram/core/reviews/api.ts';

export type ReviewProgress = Reply<typeof getReviewProgress>;
