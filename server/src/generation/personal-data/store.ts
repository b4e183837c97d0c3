import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Each has a text as long as a test may be made of. */
const perPage = 50;

export type ExportedGeneration = {
  generationId: string;
  state: string;
  request: unknown;
  material: string;
  language: string;
  making: unknown;
  failure: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  /** Questions or cards. */
  made: unknown;
  makes: 'questions' | 'cards';
  calls: unknown;
};

/**
 * Hints are left out: they are a part of premium and say nothing about anybody. So are the questions
 * by which cards were checked, which say what the cards say.
 */
export function readGenerationsAfter(
  db: Db,
  userId: string,
  after: ExportedGeneration | undefined,
): Promise<ExportedGeneration[]> {
  const all = db
    .selectFrom('generations as g')
    .select(['generationId', 'state', 'request', 'material', 'language', 'making', 'failure'])
    .select(['createdAt', 'finishedAt'])
    .select(sql<'questions' | 'cards'>`coalesce(request ->> 'makes', 'questions')`.as('makes'))
    .select(
      sql<unknown>`(
        select coalesce(jsonb_agg(i.question - 'hint' - 'proof' order by i.slot), '[]')
        from generated_items i
        where i.user_id = g.user_id and i.generation_id = g.generation_id
      )`.as('made'),
    )
    .select(
      sql<unknown>`(
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'model', c.model, 'kind', c.kind, 'endedAt', c.ended_at,
              'tokensIn', c.tokens_in, 'tokensOut', c.tokens_out, 'cents', c.cents
            )
            order by c.record_id
          ),
          '[]'
        )
        from generation_calls c
        where c.user_id = g.user_id and c.generation_id = g.generation_id
      )`.as('calls'),
    )
    .where('userId', '=', userId);
  const rest = after ? all.where('generationId', '>', after.generationId) : all;
  return rest.orderBy('generationId').limit(perPage).execute();
}

/** Their questions and calls go with them. */
export async function eraseGenerations(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('generations').where('userId', '=', userId).execute();
}
