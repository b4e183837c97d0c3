import { rmSync } from 'node:fs';
import { isOverBudget, readBudget, scale } from './lanes/budget.ts';
import { mergeLane } from './lanes/merge-lane.ts';
import { watchPace } from './lanes/pace.ts';
import { type Outcome, runStep } from './lanes/run-step.ts';
import { readReports } from './reports/read-reports.ts';
import { summarize, type Summary } from './reports/summarize.ts';
import { showRequirements } from './spec/show-requirements.ts';

/**
 * The merge lane: everything that decides whether a change is right. Names of steps as options run
 * only those. The last line is 'N passed, N failed'.
 */
const wanted = process.argv.slice(2);
const rows = mergeLane.map((steps) =>
  steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
);
const unknown = wanted.filter((name) => !mergeLane.flat().some((step) => step.name === name));
if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`);

const budget = readBudget();
// Often enough to see a neighbour come and go, and a hundredth of the machine's time.
const pace = watchPace(15_000);
const began = performance.now();
if (wanted.length === 0) rmSync('test-results', { recursive: true, force: true });

const failed = (await Promise.all(rows.map(runRow))).flat().filter((name) => name !== undefined);
pace.stop();

const summary = wanted.length === 0 ? judgeReports() : undefined;
for (const name of new Set(failed)) console.error(`failed: ${name}`);
for (const title of summary?.failures ?? []) console.error(`failed: ${title}`);
console.log(`${seconds(performance.now() - began)} in all`);
if (summary) console.log(summary.count);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runRow(steps: (typeof mergeLane)[number]): Promise<(string | undefined)[]> {
  const done = [];
  for (const step of steps) {
    const paceBefore = pace.count();
    const outcome = await runStep(step);
    done.push(judge(outcome, pace.since(paceBefore)));
  }
  return done;
}

/** What the tests and journeys of a whole run say together. */
function judgeReports(): Summary {
  const requirements = showRequirements('test-results');
  console.log(`\nrequirements\n${requirements.totals.join('\n')}`);
  if (!requirements.isOk) {
    console.error(requirements.problems.join('\n'));
    failed.push('requirements');
  }
  const found = summarize(readReports('test-results'));
  if (!found.isOk) failed.push('count of tests');
  console.log(`\nslowest\n${found.slowest.join('\n')}\n`);
  return found;
}

/** Prints how a step went, and answers with its name if that is not good enough. */
function judge(outcome: Outcome, paceMs: number): string | undefined {
  const { name, isOk, wallSeconds, processorSeconds, printed } = outcome;
  const spent = { name, processorSeconds, pace: paceMs };
  const isOver = isOverBudget(spent, budget);
  const scaled = scale(spent, budget);
  const figures = [
    `${wallSeconds.toFixed(1)} s`,
    `${processorSeconds.toFixed(1)} processor seconds`,
    `${scaled.toFixed(0)} of ${budget.steps[name]} in the budget`,
  ];
  console.log(`${isOk && !isOver ? 'ok  ' : 'FAIL'} ${name} (${figures.join(', ')})`);
  if (!isOk) process.stdout.write(printed);
  if (isOver) console.error(`${name} takes more than a quarter over its budget (tools/lanes)`);
  return isOk && !isOver ? undefined : name;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
