import { expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';

const deeds = (text: string) =>
  analyseText(text).facts.flatMap(({ name, phrase }) =>
    name === '' ? [] : [`${name} | ${phrase}`],
  );

it('takes what stands in marks at the beginning for the subject', () => {
  const text = `## Commands
- \`git fetch\` downloads new commits from a remote.
- \`git stash\` puts changes aside for a while.
- The **phonological loop** deals with speech-based information.`;
  expect(deeds(text)).toEqual([
    'git fetch | downloads new commits from a remote',
    'git stash | puts changes aside for a while',
    'phonological loop | deals with speech-based information',
  ]);
});

it('makes such subjects of one list or paragraph siblings', () => {
  const text =
    '**Osmosis** moves water through a membrane. **Diffusion** spreads particles in a room. **Filtration** holds back large particles in a pore.';
  const { families } = analyseText(text);
  expect(families.siblingsOf('osmosis').map(({ name }) => name)).toEqual([
    'diffusion',
    'filtration',
  ]);
});
