import { expect, it } from 'vitest';
import { findCandidates } from '../find-candidates.ts';
import { prepareText } from '../prepare-text.ts';
import { readDocument } from '../structure/read-document.ts';
import { typedKinds } from './typed-kinds.ts';

/** Everything that is asked of a text, with the answers that are right. */
function ask(name: string, text: string): string[] {
  const kinds = typedKinds.filter((kind) => kind.name === name);
  const document = readDocument(prepareText(text));
  return findCandidates({ document, kinds, seed: 's' }).flatMap(({ draft }) =>
    draft.type === 'short-answer'
      ? [`${draft.text} ${[draft.key, ...draft.accepted].join(' / ')}`]
      : [],
  );
}

const lines = [
  '- Morpheme: smallest unit that carries meaning',
  '- Suppletion: irregular form from an unrelated root',
  '- Infix: affix inserted inside a root',
];

function askLines(...more: string[]): string[] {
  return ask('list family → typed', ['# Morphology', ...lines, ...more].join('\n'));
}

const asked = [
  'Morphology: Which term is described as “smallest unit that carries meaning”? Morpheme',
  'Morphology: Which term is described as “irregular form from an unrelated root”? Suppletion',
  'Morphology: Which term is described as “affix inserted inside a root”? Infix',
];

it('asks for the term of a line below its heading', () => {
  expect(askLines()).toEqual(asked);
});

it.each([
  ['has a bracket that may be a second name', '- Stop (plosive): closure of the vocal tract'],
  ['was cut short', '- Clitic: bound form of a sentence; leans on a host'],
  ['gives an example', '- Blend: brunch, smog and motel'],
  ['says what another says', '- Affix unit: smallest unit carrying a meaning'],
])('asks nothing of a line that %s', (_what, line) => {
  expect(askLines(line).some((one) => /Stop|Clitic|Blend|Affix unit/u.test(one))).toBe(false);
});

it('asks for the words behind letters, and takes the letters', () => {
  expect(
    askLines('- PISP (payment initiation service provider): starts payments of a customer'),
  ).toContain(
    'Morphology: Which term is described as “starts payments of a customer”? payment initiation service provider / PISP',
  );
});

it('asks nothing of a second list, over which there may be another heading', () => {
  const text = [
    'Broadleaves',
    '',
    ...lines,
    '',
    'and then',
    '',
    ...lines.map((line) => line.replace('- ', '- new ')),
  ];
  expect(ask('list family → typed', text.join('\n')).filter((one) => one.includes('new '))).toEqual(
    [],
  );
});

it('passes over a heading that says nothing only where signs tell what stands over it', () => {
  const under = (...headings: string[]) =>
    ask('list family → typed', [...headings, ...lines].join('\n'))[0];
  expect(
    under('# Book', '', '## Morphology', '', 'Text stands here.', '', '### Key terms'),
  ).toMatch(/^Morphology: /);
  expect(under('MORPHOLOGY', '', 'Text stands here, too.', '', 'KEY TERMS')).not.toMatch(
    /^morphology/i,
  );
});

it('takes the letters for a term that the text has elsewhere', () => {
  const text = [
    '# Networks',
    '- Local area network: computers of one building joined by cables',
    '- Gateway: joins parts that speak foreign protocols',
    '- Backbone: carries traffic from town to town',
    '',
    'In every house there is a local area network (LAN) of some sort.',
  ].join('\n');
  expect(ask('list family → typed', text)[0]).toBe(
    'Networks: Which term is described as “computers of one building joined by cables”? Local area network / LAN',
  );
});

it('asks for what is defined in a sentence, and takes its letters', () => {
  const text =
    'Consumer surplus, or CS, is the difference between what buyers would pay and the price of a good.';
  expect(ask('definition → typed', text)).toEqual([
    'What is the term for the difference between what buyers would pay and the price of a good? Consumer surplus / CS',
  ]);
});

it('names the subject of letters that are few', () => {
  const text = '# Computers\n\n## Page tables\n\nEvery entry of the table has a valid bit (VB).';
  expect(ask('abbreviation → typed', text)).toEqual([
    'Page tables: What does the abbreviation VB stand for? valid bit',
  ]);
  expect(ask('abbreviation → typed', 'Every entry of a table has a valid bit (VB).')).toEqual([]);
});

it('asks for many letters without a heading', () => {
  const text = '# Altitude\nPilots read the height above mean sea level (AMSL) on a dial.';
  expect(ask('abbreviation → typed', text)).toEqual([
    'What does the abbreviation AMSL stand for? above mean sea level',
  ]);
});

it('takes a term without the word that its heading has said', () => {
  const text = [
    '# Errors of entry',
    '- Compensating errors: two mistakes cancel out',
    '- Omission: the transaction was left out altogether',
    '- Reversal: debit and credit were swapped by the clerk',
  ].join('\n');
  expect(ask('list family → typed', text)[0]).toBe(
    'Errors of entry: Which term is described as “two mistakes cancel out”? Compensating errors / Compensating',
  );
});

it('takes a term with the word that its heading has said', () => {
  const text = [
    '# Types of unemployment',
    '- Cyclical: caused by a downturn in the economy',
    '- Structural: skills do not match the jobs on offer',
    '- Seasonal: work depends on the time of the year',
  ].join('\n');
  expect(ask('list family → typed', text)[0]).toBe(
    'Types of unemployment: Which term is described as “caused by a downturn in the economy”? Cyclical / Cyclical unemployment',
  );
});
