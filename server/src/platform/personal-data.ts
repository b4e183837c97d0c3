import { sql } from 'kysely';
import type { Db, Tx } from './db.ts';
import type { ObjectStore } from './objects/object-store.ts';

type Row = Readonly<Record<string, unknown>>;

/** One file of the copy a user can take along; its content is read when its turn comes. */
export type ExportFile = {
  /** In the zip, without its ending. */
  name: string;
  /** One sentence for the README beside it. */
  about: string;
} & (
  | { readOne: () => Promise<Row | undefined> }
  | {
      readAll: () => AsyncIterable<Row>;
      /** Given, the rows come as CSV too, in these columns. */
      csvColumns?: readonly string[];
    }
  | {
      /** A folder of this name, with files that are no tables. */
      readFiles: (objects: ObjectStore | undefined) => AsyncIterable<FolderFile>;
    }
);

/** Its bytes are as small as they get. */
export type FolderFile = { name: string; content: Buffer };

/**
 * What a feature keeps about people. Every table that is not the system's own stands in one of
 * these; a test over the catalogue sees to it.
 */
export type PersonalData = {
  tables: readonly string[];
  /** Everything of the user, as they may see it now, but secrets: no hash, no token. */
  read: (db: Db, userId: string, now: Date) => readonly ExportFile[];
  /** May run twice and ends the same. */
  erase: (db: Db, userId: string) => Promise<void>;
};

/** The rows after a given one, in the order of their key; none when there are no more. */
export type LoadPage<R> = (tx: Tx, after: R | undefined) => Promise<readonly R[]>;

/** Rows in any number, a page at a time, so that memory stays flat. */
export async function* readInPages<R>(db: Db, load: LoadPage<R>): AsyncGenerator<R, void> {
  let page = await readPage(db, load, undefined);
  while (page.length > 0) {
    yield* page;
    page = await readPage(db, load, page.at(-1));
  }
}

/**
 * The planner expects as few rows of this user as of any other and would collect and sort all of
 * them for every page; without sorting it follows the key, which is in order already.
 */
function readPage<R>(db: Db, load: LoadPage<R>, after: R | undefined): Promise<readonly R[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('enable_sort', 'off', true)`.execute(tx);
    return load(tx, after);
  });
}
