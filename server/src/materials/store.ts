import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db.ts';
import { hasMention, mentionsIn } from '../platform/picture-mentions.ts';
import { writePlainArray } from '../platform/plain-array.ts';

export type SavedText = {
  materialId: string;
  kind: string;
  text: string;
  pageStarts: number[] | null;
};

export function readTexts(db: Db, userId: string, ids: readonly string[]): Promise<SavedText[]> {
  return db
    .selectFrom('materials')
    .select(['materialId', 'kind', 'text', 'pageStarts'])
    .where('userId', '=', userId)
    .where('materialId', 'in', ids)
    .execute();
}

export async function countMaterials(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('materials')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function countTexts(tx: Tx, userId: string, hashes: readonly Buffer[]) {
  const row = await tx
    .selectFrom('materials')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('userId', '=', userId)
    .where('textHash', 'in', hashes)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The ids of those that are still there. */
export async function touchMaterials(
  tx: Tx,
  { userId, materialIds, at }: { userId: string; materialIds: readonly string[]; at: Date },
): Promise<string[]> {
  if (materialIds.length === 0) return [];
  const rows = await tx
    .updateTable('materials')
    .set({ lastUsedAt: sql`greatest(last_used_at, ${at})` })
    .where('userId', '=', userId)
    .where('materialId', 'in', materialIds)
    .returning('materialId')
    .execute();
  return rows.map(({ materialId }) => materialId);
}

export type NewMaterial = {
  userId: string;
  materialId: string;
  title: string;
  kind: string;
  textHash: Buffer;
  text: string;
  characters: number;
  sizeBytes: number | null;
  pageStarts: number[] | null;
  address?: string | null;
  format: string;
  createdAt: Date;
  lastUsedAt: Date;
};

/** Of a text that is there already only the moment of its last use changes. */
export function insertMaterials(tx: Tx, materials: readonly NewMaterial[]) {
  return tx
    .insertInto('materials')
    .values(materials)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'textHash']).doUpdateSet({
        lastUsedAt: sql`greatest(materials.last_used_at, excluded.last_used_at)`,
      }),
    )
    .returning(['materialId', 'textHash'])
    .execute();
}

export type MaterialRow = {
  materialId: string;
  title: string;
  subject: string | null;
  kind: string;
  format: string;
  address: string | null;
  characters: number;
  sizeBytes: number | null;
  pages: number | null;
  usedInTests: number;
  usedInFlashcardSets: number;
  createdAt: Date;
  lastUsedAt: Date;
};

/** Everything but the text, which may be long. */
function selectMaterials(db: Db, userId: string) {
  return db
    .selectFrom('materials as m')
    .select(['materialId', 'title', 'subject', 'kind', 'format', 'characters'])
    .select(['address', 'sizeBytes', 'createdAt', 'lastUsedAt'])
    .select([
      sql<number | null>`cardinality(page_starts)`.as('pages'),
      countUses('test').as('usedInTests'),
      countUses('flashcard-set').as('usedInFlashcardSets'),
    ])
    .where('userId', '=', userId);
}

function countUses(usedIn: string) {
  return sql<number>`(
    select count(*)::integer from material_uses u
    where u.user_id = m.user_id and u.material_id = m.material_id and u.used_in = ${usedIn}
  )`;
}

export function readMaterials(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<MaterialRow[]> {
  return selectMaterials(db, userId).where('materialId', 'in', ids).execute();
}

export async function findText(db: Db, userId: string, id: string): Promise<SavedText | undefined> {
  const [found] = await readTexts(db, userId, [id]);
  return found;
}

export type Listing = {
  userId: string;
  search: string;
  /** Null for those without one. */
  subject: string | null | undefined;
  order: keyof typeof orders;
  /** The last one of the page before. */
  after: string | undefined;
  limit: number;
};

export function listPage(db: Db, { userId, search, subject, order, after, limit }: Listing) {
  const { column, direction } = orders[order];
  let page = selectMaterials(db, userId);
  if (search !== '') page = page.where(matchesTitle(search));
  if (subject !== undefined) page = page.where('subject', 'is not distinct from', subject);
  if (after !== undefined) {
    const comes = direction === 'asc' ? sql`>` : sql`<`;
    page = page.where(
      sql<boolean>`(${column}, material_id) ${comes} (
        select ${column}, material_id from materials
        where user_id = ${userId} and material_id = ${after}
      )`,
    );
  }
  return page.orderBy(column, direction).orderBy('materialId', direction).limit(limit).execute();
}

const orders = {
  'last-used': { column: sql`last_used_at`, direction: 'desc' },
  newest: { column: sql`created_at`, direction: 'desc' },
  title: { column: sql`title collate natural_order`, direction: 'asc' },
  longest: { column: sql`characters`, direction: 'desc' },
} as const;

/** The words as they are: '%' and '_' stand for themselves. */
function matchesTitle(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`title collate natural_order ilike ${pattern}`;
}

export type MaterialChange = { title?: string; subject?: string | null };

export async function updateMaterial(
  db: Db,
  { userId, id, change }: { userId: string; id: string; change: MaterialChange },
): Promise<void> {
  await db
    .updateTable('materials')
    .set(change)
    .where('userId', '=', userId)
    .where('materialId', '=', id)
    .execute();
}

/** Of the whole library and of what is found in it, by their names; null for those that have none. */
export function countBySubject(db: Db, userId: string, search: string) {
  const isFound = search === '' ? sql<boolean>`true` : matchesTitle(search);
  return db
    .selectFrom('materials')
    .select(['subject', sql<number>`count(*)::integer`.as('count')])
    .select(sql<number>`(count(*) filter (where ${isFound}))::integer`.as('found'))
    .where('userId', '=', userId)
    .groupBy('subject')
    .orderBy(sql`subject collate natural_order`)
    .execute();
}

/** A subject as it is written already, in whatever letter case. */
export async function findSubject(db: Db, userId: string, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('materials')
    .select('subject')
    .where('userId', '=', userId)
    .where(
      sql<boolean>`lower(subject collate natural_order) = lower(${name}::text collate natural_order)`,
    )
    .limit(1)
    .executeTakeFirst();
  return row?.subject ?? null;
}

/** False when there is none. Its uses and marks go with it, what was made of it stays. */
export async function eraseMaterial(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('materials')
    .where('userId', '=', userId)
    .where('materialId', '=', id)
    .returning('materialId')
    .executeTakeFirst();
  return row !== undefined;
}

export type Use = {
  userId: string;
  materialId: string;
  usedIn: string;
  thingId: string;
  usedAt: Date;
};

export async function insertUses(tx: Tx, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) return;
  await tx
    .insertInto('materialUses')
    .values(uses)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'materialId', 'usedIn', 'thingId']).doNothing(),
    )
    .execute();
}

export async function eraseUses(
  tx: Tx,
  { userId, usedIn, thingId }: Pick<Use, 'userId' | 'usedIn' | 'thingId'>,
): Promise<void> {
  await tx
    .deleteFrom('materialUses')
    .where('userId', '=', userId)
    .where('usedIn', '=', usedIn)
    .where('thingId', '=', thingId)
    .execute();
}

/** What materials are called; what is gone is left out. */
export function readTitles(db: Db, userId: string, materialIds: readonly string[]) {
  return db
    .selectFrom('materials')
    .select(['materialId', 'title'])
    .where('userId', '=', userId)
    .where(sql<boolean>`material_id = any(${writePlainArray(materialIds)}::uuid[])`)
    .execute();
}

/** The oldest first. */
export function readUses(db: Db, userId: string, materialIds: readonly string[]) {
  return db
    .selectFrom('materialUses')
    .select(['materialId', 'thingId'])
    .where('userId', '=', userId)
    .where(sql<boolean>`material_id = any(${writePlainArray(materialIds)}::uuid[])`)
    .orderBy('usedAt')
    .orderBy('thingId')
    .execute();
}

/** The ids of the pictures that the texts of an owner show. */
export async function listPicturesOfMaterials(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct found[1] as id from materials, ${mentionsIn('text')} as found
    where user_id = ${userId} and ${hasMention('text')}
  `.execute(db);
  return rows.map(({ id }) => id);
}
