import { expect, it } from 'vitest';
import { listShownSources } from './list-words.ts';
import { readWords } from './read-words.ts';

function textsOf(path: string, source: string): string[] {
  return readWords(path, source).map(({ text }) => text);
}

it('finds text between tags, and attributes that are seen or read out', () => {
  const screen = `
    const Screen = () => (
      <main title="a small hint">
        Nothing here
        <input placeholder={isNew ? 'your name' : 'Another name'} aria-label="search" />
        <img alt="a kidney" src="kidney.png" />
      </main>
    );`;
  expect(textsOf('web/src/tests/a-screen.tsx', screen)).toEqual([
    'a small hint',
    'Nothing here',
    'your name',
    'Another name',
    'search',
    'a kidney',
  ]);
});

it('finds every string of a file of messages, and prose in any other file', () => {
  const source = `export const words = { saved: 'saved', failed: ['Try again.', 'kebab-case'] };`;
  expect(textsOf('web/src/tests/messages.ts', source)).toEqual([
    'saved',
    'Try again.',
    'kebab-case',
  ]);
  expect(textsOf('web/src/tests/show.ts', source)).toEqual(['Try again.']);
});

it('shows a text that is built with its holes, and both ways of a choice', () => {
  const source = `
    const streak = (days: number) => \`\${days}-day streak\`;
    const left = (count: number) => \`\${count} \${count === 1 ? 'card' : 'cards'} left\`;
    const due = (at?: string) => \`Due\${at ? \` on \${at}\` : ''}\`;`;
  expect(textsOf('web/src/tests/messages.ts', source)).toEqual([
    '{days}-day streak',
    '{count} {card|cards} left',
    'Due{ on {at}|}',
  ]);
});

it('passes over what only the code reads', () => {
  const source = `
    import { a } from 'Words of a path';
    export * from 'More words';
    type Mode = 'Light mode' | 'Dark mode';
    const tone: 'Loud' | 'Quiet' = 'quiet';
    const row = { 'Key words': 1, id: 'Some id', className: 'Flex items-center' };
    if (tone === 'Loud words' || row['Key words']) log.warn('Words of the log');
    switch (tone) { case 'Quiet words': break; }
    throw new TypeError('Words for engineers');
    const page = <a href="Some place" className={join('Grid gap-2')} key="Some key" />;
    const method = ['POST', 'Enter', 'Escape', 'flex items-center'];
    const rows = sql\`Select words\`;`;
  expect(textsOf('web/src/tests/code.tsx', source)).toEqual([]);
});

it('tells the line', () => {
  expect(readWords('web/src/tests/messages.ts', `\n\nconst a = 'Late';`)).toEqual([
    { line: 3, text: 'Late' },
  ]);
});

it('reads the screens, failures, mails, questions and legal pages of the product', () => {
  expect(listShownSources()).toEqual(
    expect.arrayContaining([
      'core/src/error-table.ts',
      'core/src/attempts/messages.ts',
      'generator/src/questions/wordings.ts',
      'server/src/accounts/mails/messages.ts',
      'web/src/attempts/running/messages.ts',
      'web/src/site/legal/terms/your-part.ts',
    ]),
  );
});

it('reads no test, nothing for operators, and no words that rules look for', () => {
  const isLeftOut = (path: string) => !listShownSources().includes(path);
  expect(isLeftOut('core/src/attempts/messages.test.ts')).toBe(true);
  expect(isLeftOut('server/src/engram.ts')).toBe(true);
  expect(isLeftOut('core/src/materials/policy/meaning/everyday-words.ts')).toBe(true);
});
