import type { CardSource } from '@engram/core/flashcards/card.ts';
import { citeSource } from '@engram/core/flashcards/cite-source.ts';
import { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { z } from 'zod';
import type { Db } from '../platform/db.ts';
import { findRow, hasTest, listQuestionIds, type TestKey } from './store.ts';

/** Those that the test has now, in their order. Another user's is as if it were not there. */
export async function findQuestionIds(db: Db, key: TestKey): Promise<string[] | undefined> {
  return (await hasTest(db, key)) ? listQuestionIds(db, key) : undefined;
}

/** The text that the sources of the questions point into. */
export async function findMaterialOfTest(db: Db, key: TestKey): Promise<string | undefined> {
  return (await findRow(db, key))?.material;
}

/** What a test is called, and its sentences with what stands around them. */
export async function findTestToQuote(
  db: Db,
  key: TestKey,
): Promise<{ name: string; quote: (source: Source) => CardSource } | undefined> {
  const row = await findRow(db, key);
  if (!row) return undefined;
  const { name, material } = row;
  const parts = z.array(TestPart).parse(row.parts);
  return { name, quote: (source) => citeSource({ source }, material, parts) };
}
