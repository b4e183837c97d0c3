import type { listAttempts } from '@engram/core/attempts/api.ts';
import type { Reply } from '@engram/core/endpoint.ts';

export type AttemptRecord = Omit<Reply<typeof listAttempts>, 'questions'>;
