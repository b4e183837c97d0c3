import type { Tx } from '../platform/db.ts';
import { findShareState } from './store.ts';

/** Whether a test has the code, whatever became of it: classes take only what no test has. */
export async function isCodeTaken(tx: Tx, code: string): Promise<boolean> {
  return (await findShareState(tx, code)) !== undefined;
}
