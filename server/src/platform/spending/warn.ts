import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../db.ts';
import type { Jobs } from '../jobs.ts';
import type { Log } from '../log.ts';
import { mailSpendingWarning } from './jobs.ts';
import { markWarned } from './store.ts';

type WarnParts = { db: Db; jobs: Jobs; log: Log; registry: Registry };
type Spent = { day: string; used: number; budget: number };

/** Of the server's budget, in percent. */
const warnings = [80, 100] as const;

/**
 * Shows operators what AI has cost today, and warns them in the log and by mail when most of the
 * budget is spent and when all of it is, each once a day however many processes there are.
 */
export function watchSpending({ db, jobs, log, registry }: WarnParts): (spent: Spent) => void {
  const registers = [registry];
  const spentCents = new Gauge({
    name: 'engram_ai_spent_cents',
    help: 'What AI has cost the server today (UTC), with what is set aside for running calls',
    registers,
  });
  const budgetCents = new Gauge({
    name: 'engram_ai_budget_cents',
    help: 'What AI may cost the server in a day (UTC)',
    registers,
  });
  let last = { day: '', percent: 0 };

  async function warn(percent: number, { day, used, budget }: Spent): Promise<void> {
    const isFirst = await db.transaction().execute(async (tx) => {
      if (!(await markWarned(tx, day, percent))) return false;
      await jobs.enqueue(tx, mailSpendingWarning, { day, percent });
      return true;
    });
    if (!isFirst) return;
    const figures = { day, percent, spentCents: used / 1_000, budgetCents: budget };
    log.warn(figures, 'AI has spent most of its budget of today');
  }

  return (spent) => {
    const { day, used, budget } = spent;
    spentCents.set(used / 1_000);
    budgetCents.set(budget);
    const share = budget > 0 ? used / 10 / budget : 100;
    const percent = warnings.findLast((mark) => share >= mark) ?? 0;
    if (percent === 0 || (last.day === day && last.percent >= percent)) return;
    last = { day, percent };
    warn(percent, spent).catch((error: unknown) => {
      // The next call tries again.
      last = { day: '', percent: 0 };
      log.warn({ err: error }, 'the warning about the AI budget could not be kept');
    });
  };
}
