import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';

type Step = { name: string; command: string[] };

const results = 'test-results/vitest.json';
mkdirSync('test-results', { recursive: true });

/** Tests take as long as everything else together, so the two lanes run side by side. */
const lanes: Step[][] = [
  [
    {
      name: 'tests',
      command: [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${results}`,
      ],
    },
  ],
  [
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    { name: 'lint', command: ['oxlint'] },
    { name: 'unused code', command: ['knip'] },
    { name: 'requirements', command: ['node', 'tools/spec.ts'] },
    {
      name: 'migrations and their types',
      command: ['node', 'server/src/database-types.ts', '--check'],
    },
    { name: 'OpenAPI', command: ['node', 'server/src/openapi.ts', '--check'] },
  ],
];

const startedAt = Date.now();
const outcomes = await Promise.all(lanes.map(runLane));
const failed = outcomes.flat().filter((outcome) => !outcome.isOk);
console.log(`\n${seconds(startedAt)} in all`);
for (const { name } of failed) console.error(`failed: ${name}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runLane(steps: Step[]) {
  const done = [];
  for (const step of steps) done.push(await runStep(step));
  return done;
}

/** Prints a step's words at its end, so that the lanes do not talk at once. */
function runStep({ name, command: [program = '', ...options] }: Step) {
  const began = Date.now();
  return new Promise<{ name: string; isOk: boolean }>((resolve) => {
    const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (text: Buffer) => said.push(text));
    child.stderr.on('data', (text: Buffer) => said.push(text));
    child.once('error', (error) => said.push(Buffer.from(String(error))));
    child.once('close', (code) => {
      const isOk = code === 0;
      console.log(`${isOk ? 'ok  ' : 'FAIL'} ${name} (${seconds(began)})`);
      if (!isOk) process.stdout.write(Buffer.concat(said));
      resolve({ name, isOk });
    });
  });
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
