import type { Try } from '@engram/core/sharing/assignment-try.ts';
import { describeTry } from './describe-try.ts';
import { findTry, type Named, settle, type Taking } from './find-try.ts';

export async function readTry(taking: Taking, named: Named): Promise<Try> {
  const { share, row } = await findTry(taking, named);
  return describeTry(share, await settle(taking, share, row), {
    key: named.key,
    now: taking.clock.now(),
  });
}
