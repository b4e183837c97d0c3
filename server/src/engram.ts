import { type PlanId, planIds } from '@engram/core/plans/catalogue.ts';
import { grantPlan } from './accounts/grant-plan.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './platform/db.ts';

/** Commands for whoever runs the server. */
const [command, email, plan] = process.argv.slice(2);
if (command !== 'grant' || !email || !isPlan(plan)) {
  console.error(`Usage: npm run engram -- grant EMAIL ${planIds.join('|')}`);
  process.exit(2);
}

const { db } = openDatabase({ url: readConfig(process.env).DATABASE_URL, poolSize: 1 });
const isDone = await grantPlan(db, { email, plan, now: new Date() });
await db.destroy();
if (isDone) {
  console.log(`${email} has the plan ${plan} now.`);
} else {
  console.error(`There is no account with the email ${email}.`);
  process.exitCode = 1;
}

function isPlan(text: string | undefined): text is PlanId {
  return planIds.some((id) => id === text);
}
