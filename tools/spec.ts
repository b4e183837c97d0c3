import { showRequirements } from './spec/show-requirements.ts';

const { lines, problems, isOk } = showRequirements('test-results');
console.log(lines.join('\n'));
if (!isOk) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
