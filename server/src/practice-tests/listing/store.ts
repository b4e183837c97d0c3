import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

type Wanted = { userId: string; search: string; mark: number };

export type ListedTest = {
  testId: string;
  name: string;
  preset: string;
  questionCount: number;
  titles: unknown;
  attemptCount: number;
  recentScores: number[];
  bestScore: number | null;
  lastScore: number | null;
  lastTakenAt: Date | null;
  openAttemptId: string | null;
  createdAt: Date;
};

export type Listing = Wanted & {
  onlyUnderMark: boolean;
  order: keyof typeof orders;
  limit: number;
  offset: number;
};

/**
 * Everything but texts, configurations and places, which are long. The page is found first: titles
 * stand beside the places, and sorting must not carry those of all tests along.
 */
export function listPage(db: Db, listing: Listing): Promise<ListedTest[]> {
  const { userId, order } = listing;
  return db
    .selectFrom('tests as t')
    .select(['testId', 'name', 'preset', 'attemptCount', 'recentScores', 'bestScore', 'lastScore'])
    .select(['lastTakenAt', 'openAttemptId', 'createdAt'])
    .select([
      sql<number>`(
        select count(*)::integer from test_questions q
        where q.user_id = t.user_id and q.test_id = t.test_id and q.removed_at is null
      )`.as('questionCount'),
      sql<unknown>`jsonb_path_query_array(parts, '$[*].title')`.as('titles'),
    ])
    .where('userId', '=', userId)
    .where('testId', 'in', selectPage(db, listing))
    .orderBy(orders[order])
    .orderBy('testId', 'desc')
    .execute();
}

function selectPage(db: Db, listing: Listing) {
  const { userId, search, mark, onlyUnderMark, order, limit, offset } = listing;
  let page = db.selectFrom('tests').select('testId').where('userId', '=', userId);
  if (search !== '') page = page.where(matches(search));
  if (onlyUnderMark) page = page.where('lastScore', '<', mark);
  return page.orderBy(orders[order]).orderBy('testId', 'desc').limit(limit).offset(offset);
}

const orders = {
  'last-taken': sql`last_taken_at desc nulls last, created_at desc`,
  'lowest-score': sql`last_score asc nulls last, created_at desc`,
  name: sql`name collate natural_order, created_at desc`,
} as const;

/** Of all that match, and of those whose last score is under the mark. */
export async function countMatches(db: Db, { userId, search, mark }: Wanted) {
  const all = db
    .selectFrom('tests')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where last_score < ${mark}))::integer`.as('under'),
    ])
    .where('userId', '=', userId);
  const row = await (search === '' ? all : all.where(matches(search))).executeTakeFirst();
  return { all: row?.all ?? 0, under: row?.under ?? 0 };
}

/** In its name or that of a material; the words as they are: '%' and '_' stand for themselves. */
function matches(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(
    name collate natural_order ilike ${pattern}
    or exists (
      select 1 from jsonb_array_elements(parts) as part
      where (part ->> 'title') collate natural_order ilike ${pattern}
    )
  )`;
}
