import type { Correction } from '@engram/core/sharing/correcting/correction.ts';
import type { FastifyInstance } from 'fastify';
import { v4 as uuidv4 } from 'uuid';
import type { Platform } from '../../platform/start.ts';
import { regrade } from '../correcting/regrade.ts';
import type { Caller } from './sharing-calls.ts';

type Row = {
  attempt_id: string;
  taker_name: string | null;
  score: number;
  graded_version: number;
  verdicts: string;
  points: number[];
  answers: unknown;
  results: Record<string, unknown>;
};

/** The calls of an owner who corrects and grades, as a browser makes them. */
export function makeCorrectingCalls(app: FastifyInstance, platform: Platform) {
  const post = ({ headers }: Caller, path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api/shared-tests/${path}`,
      headers: { ...headers, 'idempotency-key': uuidv4() },
      payload,
    });
  const get = async ({ headers }: Caller, path: string) =>
    (await app.inject({ method: 'GET', url: `/api${path}`, headers })).json();

  return {
    correct: (owner: Caller, code: string, correction: Correction, note?: string) =>
      post(owner, `${code}/corrections`, { correction, ...(note !== undefined && { note }) }),
    preview: (owner: Caller, code: string, correction: Correction) =>
      post(owner, `${code}/corrections/preview`, { correction }),
    history: (owner: Caller, code: string, questionId: string) =>
      get(owner, `/shared-tests/${code}/corrections?question=${questionId}`),
    ungraded: (owner: Caller, code: string) => get(owner, `/shared-tests/${code}/ungraded`),
    toGrade: (owner: Caller) => get(owner, '/grading'),
    regrade: (code: string) => regrade(platform, code),

    /** All that grading writes, by the names of the takers. */
    async readGrades(code: string): Promise<Row[]> {
      const { rows } = await platform.pool.query<Row>(
        `select attempt_id, taker_name, score, graded_version, verdicts, points, answers, results
         from shared_attempts where code = $1 and submitted_at is not null
         order by taker_name, attempt_id`,
        [code],
      );
      return rows;
    },
  };
}
