import type { User } from '@engram/core/accounts/user.ts';
import type { Payer } from '../../platform/ai/ai-model.ts';
import type { Db } from '../../platform/db.ts';
import { findOpen } from './subscriptions/find-open.ts';

/** For whom AI is asked, and where they are; a trial that nobody has paid for yet is one (D44). */
export async function describePayer(db: Db, user: User, network: string | null): Promise<Payer> {
  return {
    userId: user.uid,
    tier: await tierOf(db, user),
    isConfirmed: user.emailVerified,
    network,
  };
}

async function tierOf(db: Db, { uid, plan }: User): Promise<Payer['tier']> {
  if (plan === 'free') return 'free';
  const open = await findOpen(db, uid);
  return open?.status === 'trialing' ? 'trial' : 'paid';
}
