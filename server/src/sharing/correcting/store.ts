import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

/** Until the transaction ends nobody else corrects it. */
export async function holdShare(tx: Tx, ownerId: string, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sharedTests')
    .select('code')
    .where('code', '=', code)
    .where('ownerId', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type NewCorrection = {
  code: string;
  version: number;
  questionId: string;
  correction: object;
  before: object;
  madeAt: Date;
  note: string | null;
};

export async function insertCorrection(tx: Tx, made: NewCorrection): Promise<void> {
  await tx
    .insertInto('sharedCorrections')
    .values({
      ...made,
      correction: JSON.stringify(made.correction),
      before: JSON.stringify(made.before),
    })
    .execute();
}

type Corrected = { version: number; questions: readonly object[]; rulings: object };

export async function setCorrected(
  tx: Tx,
  code: string,
  { version, questions, rulings }: Corrected,
): Promise<void> {
  await tx
    .updateTable('sharedTests')
    .set({ version, questions: JSON.stringify(questions), rulings: JSON.stringify(rulings) })
    .where('code', '=', code)
    .execute();
}

/** Of one question, or of all, the first one first. */
export function readCorrections(db: Db, code: string, questionId?: string) {
  return db
    .selectFrom('sharedCorrections')
    .select(['version', 'questionId', 'correction', 'before', 'madeAt', 'note'])
    .where('code', '=', code)
    .$if(questionId !== undefined, (query) => query.where('questionId', '=', questionId ?? ''))
    .orderBy('version')
    .execute();
}

export type CorrectionRow = Awaited<ReturnType<typeof readCorrections>>[number];

/** The little of each that takers are told. */
export function readNotes(db: Db, code: string) {
  return db
    .selectFrom('sharedCorrections')
    .select(['version', 'madeAt', 'note'])
    .select(sql<number | null>`(correction ->> 'version')::integer`.as('undoes'))
    .where('code', '=', code)
    .orderBy('version')
    .execute();
}

type Page = { version: number; after: string | undefined; most: number };

/** Submissions that were graded by an older version, in the order of their ids. */
export function readStaleRows(db: Db, code: string, { version, after, most }: Page) {
  return db
    .selectFrom('sharedAttempts')
    .select(['attemptId', 'takerId', 'submittedAt', 'timeTakenSeconds', 'answers', 'results'])
    .select(['score', 'firstScore'])
    .where('code', '=', code)
    .where('submittedAt', 'is not', null)
    .where('gradedVersion', '<', version)
    .$if(after !== undefined, (query) => query.where('attemptId', '>', after ?? ''))
    .orderBy('attemptId')
    .limit(most)
    .execute();
}

export type RegradedRow = {
  attemptId: string;
  answers: readonly object[];
  verdicts: string;
  points: readonly number[];
  results: object;
  score: number | null;
};

/** Each wholly or not at all; what another one has graded by this version meanwhile stays. */
export async function setRegraded(
  tx: Tx,
  code: string,
  { version, rows }: { version: number; rows: readonly RegradedRow[] },
): Promise<void> {
  if (rows.length === 0) return;
  const told = JSON.stringify(
    rows.map(({ attemptId, ...row }) => ({ attempt_id: attemptId, ...row })),
  );
  await sql`
    update shared_attempts a set
      answers = n.answers,
      verdicts = n.verdicts,
      points = n.points,
      results = n.results,
      score = n.score,
      first_score = coalesce(a.first_score, a.score),
      graded_version = ${version}::integer
    from jsonb_to_recordset(${told}::jsonb) as n (attempt_id uuid, answers jsonb, verdicts text,
      points double precision[], results jsonb, score smallint)
    where a.code = ${code} and a.attempt_id = n.attempt_id
      and a.graded_version < ${version}::integer
  `.execute(tx);
}

/** Those that this version grades as they were. */
export async function setUnchanged(
  tx: Tx,
  code: string,
  { version, attemptIds }: { version: number; attemptIds: readonly string[] },
): Promise<void> {
  if (attemptIds.length === 0) return;
  await sql`
    update shared_attempts a set graded_version = ${version}::integer
    where a.code = ${code} and a.attempt_id = any(${attemptIds}::uuid[])
      and a.graded_version < ${version}::integer
  `.execute(tx);
}

/** The latest, for a look at what would change. */
export function readLatest(db: Db, code: string, most: number) {
  return db
    .selectFrom('sharedAttempts')
    .select(['attemptId', 'takerId', 'takerName', 'submittedAt', 'timeTakenSeconds'])
    .select(['answers', 'results', 'gradedVersion'])
    .where('code', '=', code)
    .where('submittedAt', 'is not', null)
    .orderBy('submittedAt', 'desc')
    .orderBy('attemptId', 'desc')
    .limit(most)
    .execute();
}
