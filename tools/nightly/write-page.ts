import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { run } from '../processes.ts';

/** Keeps in the documentation when the night was and what it said. */
export async function writePage(path: string, said: { summary: string; table: string }) {
  const commit = (await run('git', ['rev-parse', '--short', 'HEAD'], process.env)).trim();
  const changes = await run('git', ['status', '--porcelain'], process.env);
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${memory}, Node ${process.version}`;
  const page = `# The last night

\`npm run nightly\` measures and destroys what the checks of a change leave alone, and \`npm run nightly -- --record\` writes this page. A row without a mark is told only.

- Ran on ${new Date().toISOString().slice(0, 10)}, commit ${commit}${changes ? ', with changes that were not committed' : ''}
- On ${machine}
- ${said.summary}

${said.table}
`;
  writeFileSync(path, page);
  await run('oxfmt', [path], process.env);
}
