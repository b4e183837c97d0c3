import { expect, it } from 'vitest';
import type { Range } from './document.ts';
import { readDocument } from './read-document.ts';

/** A document in a few words, so that a test can say what it expects. */
function outline(text: string): string[] {
  const { sections, blocks } = readDocument(text);
  const cut = (range: Range | null) => (range ? text.slice(range.start, range.end) : '');
  return blocks.flatMap((block) => {
    const place = cut(sections[block.section]?.heading ?? null);
    if (block.kind === 'prose') return block.sentences.map((one) => `${place} | ${cut(one)}`);
    if (block.kind === 'list') {
      return block.items.map((item) => `${place} | ${'·'.repeat(item.depth + 1)} ${cut(item)}`);
    }
    if (block.kind === 'table') {
      return [block.header, ...block.rows.map(({ cells }) => cells)].map(
        (cells) => `${place} | ${cells.map(cut).join(', ')}`,
      );
    }
    return [`${place} | ${block.kind}`];
  });
}

const prose = 'The heart is a muscle that pumps blood through the vessels of the whole body.';

it.each([
  ['Markdown', `# Title\n\n## The heart\n\n${prose}`],
  ['an underline', `Title\n=====\n\nThe heart\n---------\n\n${prose}`],
  ['a number', `1. The heart\n${prose}`.replace('1. ', '') && `Biology\n\nThe heart\n\n${prose}`],
  ['bold letters', `Biology of mammals\n\n**The heart**\n\n${prose}`],
  ['capitals', `Biology of mammals\n\nTHE HEART\n\n${prose}`],
])('reads headings marked by %s', (_how, text) => {
  const { sections, blocks } = readDocument(text);
  const section = sections[blocks.at(-1)?.section ?? -1];
  const heading = section?.heading ?? null;
  expect(heading && text.slice(heading.start, heading.end).toLowerCase()).toBe('the heart');
});

it('puts sections into the sections they are a part of', () => {
  const text = `# A\n\n## B\n\n${prose}\n\n### C\n\n${prose}\n\n## D\n\n${prose}\n\n# E\n\n${prose}`;
  const { sections } = readDocument(text);
  expect(sections.map(({ level, parent }) => [level, parent])).toEqual([
    [1, null],
    [2, 0],
    [3, 1],
    [2, 0],
    [1, null],
  ]);
});

it('takes the first line for the title and not for content', () => {
  const text = `PSYC 201 - Lecture 9: Memory\nDr. Hallam, week 5\n\nOverview\n- 3 stages: encoding`;
  const { title } = readDocument(text);
  expect(title).toEqual({ start: 0, end: 28 });
  expect(outline(text)).toEqual([' | aside', 'Overview | · 3 stages: encoding']);
});

it('takes the first of many terms for no title', () => {
  const text = 'Osmosis: diffusion of water\nDiffusion: movement of particles\nMitosis: division';
  expect(readDocument(text).title).toBeNull();
  expect(outline(text)).toHaveLength(3);
});

it('tells numbered headings from numbered items', () => {
  const text = `Memory notes\n\n1. Sensory\n- iconic: visual\n\n2. Working\n- capacity: small\n\nSteps:\n1. Encode\n2. Store`;
  expect(outline(text)).toEqual([
    ' | aside',
    '1. Sensory | · iconic: visual',
    '2. Working | · capacity: small',
    '2. Working | · Encode',
    '2. Working | · Store',
  ]);
});

it.each([
  ['indentation', '- a b\n  - c d\n    - e f\n  - g h\n- i j', ['·', '··', '···', '··', '·']],
  ['marks', '1. a b\n- c d\n- e f\n2. g h', ['·', '··', '··', '·']],
  ['bullets', '• a b\n◦ c d\n• e f', ['·', '··', '·']],
  ['tabs', '* a b\n\t* c d\n* e f', ['·', '··', '·']],
  ['letters', '(1) a b\n  (a) c d\n  (b) e f\n(2) g h', ['·', '··', '··', '·']],
])('reads the depth of lists by %s', (_how, list, depths) => {
  const found = outline(`Some words before it.\n\n${list}`).slice(1);
  expect(found.map((line) => line.split(' ')[2])).toEqual(depths);
});

it('keeps hanging lines with their item', () => {
  const text = 'Some words before it.\n\n- a long item\n  goes on here\n- next';
  expect(outline(text)).toEqual([
    ' | Some words before it.',
    ' | · a long item\n  goes on here',
    ' | · next',
  ]);
});

it('knows the line that announces a list', () => {
  const text =
    'Muscle is tissue. There are three kinds of muscle:\n\n- smooth\n- cardiac\n- skeletal';
  const list = readDocument(text).blocks.find(({ kind }) => kind === 'list');
  const intro = list?.kind === 'list' ? list.intro : null;
  expect(intro && text.slice(intro.start, intro.end)).toBe('There are three kinds of muscle:');
});

it.each([
  ['pipes', '| Bond | Length |\n|---|---|\n| C–C | 154 |\n| C=C | 134 |'],
  ['pipes without a ruler', '| Bond | Length |\n| C–C | 154 |\n| C=C | 134 |'],
  ['pipes in a row', 'Bond   | Length\nC–C    | 154\nC=C    | 134'],
  ['pipes and a ruler', 'Bond   | Length\n-------|-------\nC–C    | 154\nC=C    | 134'],
  ['tabs', 'Bond\tLength\nC–C\t154\nC=C\t134'],
  ['gaps', 'Bond    Length\nC–C     154\nC=C     134'],
])('reads tables drawn with %s', (_how, table) => {
  expect(outline(`Bonds have lengths.\n\n${table}`)).toEqual([
    ' | Bonds have lengths.',
    ' | Bond, Length',
    ' | C–C, 154',
    ' | C=C, 134',
  ]);
});

it.each([
  ['semicolons', 'Bond; Length; Order\nC–C; 154; 1\nC=C; 134; 2'],
  ['commas', 'Bond,Length,Order\nC–C,154,1\nC=C,134,2'],
])('reads tables listed with %s', (_how, table) => {
  expect(outline(table)).toEqual([' | Bond, Length, Order', ' | C–C, 154, 1', ' | C=C, 134, 2']);
});

it('takes lines with many semicolons or commas for sentences where they end as such', () => {
  const lines =
    'Soap cleans; oil sticks; water runs.\nIron rusts; gold stays; tin bends.\nAir moves; sand flies; dust falls.';
  expect(readDocument(lines).blocks.map(({ kind }) => kind)).not.toContain('table');
});

it('takes the caption with the table', () => {
  const text = 'Some words here.\n\nTable 1. Lengths\nBond\tLength\nC–C\t154\nC=C\t134';
  const table = readDocument(text).blocks.at(-1);
  expect(table?.kind === 'table' && table.caption).toEqual({ start: 18, end: 34 });
});

it('leaves out what is no content', () => {
  const text = `# Heart\n\n${prose} What pumps blood? TODO: ask about valves.\n\n- aorta: artery\n- exam: 12 Dec\n  - bring a pencil\n\n## Exercises\n\n- Draw: a heart\n\n## References\n\nSmith, A. (1999). Hearts.`;
  expect(outline(text)).toEqual([
    ' | aside',
    ` | ${prose}`,
    ' | · aorta: artery',
    'Exercises | aside',
    'References | aside',
  ]);
});

it('cuts neither code nor formulas', () => {
  const text = `Python has functions.\n\n\`\`\`\ndef f(x):\n    return x\n\`\`\`\n\n$$\na = b\n$$\n\nThey are called.`;
  expect(outline(text)).toEqual([
    ' | Python has functions.',
    ' | code',
    ' | formula',
    ' | They are called.',
  ]);
});

it('joins lines that were only too long', () => {
  const text =
    'The heart is a muscle that pumps blood\nthrough the vessels of the whole body. It\nbeats all life long.';
  expect(outline(text)).toHaveLength(2);
});

it.each([
  [
    'formulas',
    'Notes on motion\n\n- speed: the distance of a body per time\n- $x = a e o$, $y = o a$\n- a, o, e, y are the unknowns of it',
  ],
  [
    'Python',
    'Lists are for the things that are in order.\n\n```\nde = [o for o in e]\nla = un(le, des)\nel = de\n```',
  ],
])('reads notes with %s as English', (_what, text) => {
  expect(readDocument(text).language.code).toBe('en');
});

it('is not sure of a language where few words speak for it', () => {
  const sure = readDocument(`${prose} It is the organ that the body needs for the blood.`).language;
  const unsure = readDocument('Mitochondria: energy\nRibosome: proteins').language;
  expect(sure.confidence).toBeGreaterThan(0.6);
  expect(unsure).toEqual({ code: 'und', confidence: 0 });
});

it('reads quotations and breaks without their marks', () => {
  const text = 'Words come first here.\n\n> The heart pumps blood.\\\n> The lung takes air.';
  expect(outline(text).slice(1)).toEqual([' | The heart pumps blood.', ' | The lung takes air.']);
});

it('sets aside what a program wrote before the text', () => {
  const text = `---\ntitle: Heart\nlastmod: 2023\n---\n\n${prose}`;
  expect(outline(text).filter((line) => !line.endsWith('aside'))).toEqual([` | ${prose}`]);
});

it('takes a heading that comes three times for a heading', () => {
  const part = '### Its good sides\n\n- a: b\n- c: d\n\n';
  expect(outline(`# Tools\n\n${part}${part}${part}`)[1]).toBe('Its good sides | · a: b');
});

it('reads messy notes as what they are', () => {
  const text = [
    'Thermo wk 3 - notes',
    '',
    'exam = 12 Dec, bring calc',
    '',
    '1. First law',
    '- internal energy U: sum of the kinetic and potential energy of the particles',
    '- $\\Delta U = Q - W$',
    '- adiabatic = no heat is exchanged with the surroundings',
    '- TODO: ask about entropy',
    '',
    'def work(p, dv):',
    '    return p * dv',
    '',
    'Task 12 Explain in your own words why the gas cools.',
  ].join('\n');
  const { language } = readDocument(text);
  expect(language.code).toBe('en');
  expect(outline(text)).toEqual([
    ' | aside',
    ' | aside',
    '1. First law | · internal energy U: sum of the kinetic and potential energy of the particles',
    '1. First law | · $\\Delta U = Q - W$',
    '1. First law | · adiabatic = no heat is exchanged with the surroundings',
    '1. First law | code',
    '1. First law | aside',
  ]);
});

it('keeps every offset inside the text and in order', () => {
  const text = `# A\n\n${prose}\n\n- a: b\n- c: d\n\n| x | y |\n| 1 | 2 |\n\n## B\n\n1. one\n2. two`;
  const starts = readDocument(text).blocks.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(readDocument('')).toMatchObject({ sections: [], blocks: [], title: null });
});
