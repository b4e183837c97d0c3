import { showRequirements } from './spec/show-requirements.ts';

const { groups, totals, problems, isOk } = showRequirements('test-results');
console.log([...groups, ...totals].join('\n'));
if (!isOk) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
