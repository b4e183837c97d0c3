import { writeAsked } from '@engram/core/questions/question-context.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarkForm } from '@engram/core/marks/mark.ts';
import { askMark } from './ask-mark.ts';
import { markWords } from './testing/mark-words.ts';

const kidney = `# The nephron

Each kidney holds about one million nephrons. A nephron begins with the **glomerulus**, a knot of
capillaries inside Bowman’s capsule. It pushes water through the filter. Together the two kidneys filter about 180 litres of fluid a day.

# Hormones

ADH makes the collecting duct permeable to water. When blood pressure falls, the kidney itself releases renin.

- Osmosis: movement of water through a membrane. It needs no energy.
- Loop of Henle
  - dips into the medulla

| Valve | From | To |
|---|---|---|
| Tricuspid | right atrium | right ventricle |
| Mitral | left atrium | left ventricle |

Layers of the skin:
- epidermis
- dermis
- hypodermis`;

function ask(words: string, form: MarkForm = 'gap', text = kidney) {
  const reply = askMark(text, markWords(text, words, { form }));
  return reply.ok ? reply.asked : undefined;
}

/** The question with what surrounds it, on one line. */
function show(words: string, form: MarkForm = 'gap', text = kidney) {
  const asked = ask(words, form, text);
  return asked && writeAsked(asked);
}

function refuse(words: string, text = kidney) {
  const reply = askMark(text, markWords(text, words));
  return reply.ok ? undefined : reply.reason;
}

describe('a gap', () => {
  it('is the sentence without the marked words, with the sentence as it is for its source', () => {
    expect(ask('glomerulus')).toEqual({
      form: 'gap',
      text: 'A nephron begins with the _____, a knot of capillaries inside Bowman’s capsule.',
      answer: 'glomerulus',
      start: kidney.indexOf('glomerulus'),
      end: kidney.indexOf('glomerulus') + 10,
      topic: 'The nephron',
      context: { under: ['The nephron'], before: 'Each kidney holds about one million nephrons.' },
      source: {
        quote:
          'A nephron begins with the **glomerulus**, a knot of\ncapillaries inside Bowman’s capsule.',
        start: kidney.indexOf('A nephron'),
        end: kidney.indexOf(' It pushes'),
        page: null,
      },
    });
  });

  it('takes whole words, without the stop and the space around them', () => {
    expect(ask('80 litr')?.answer).toBe('180 litres');
    expect(ask(' Bowman’s capsule. ')?.answer).toBe('Bowman’s capsule');
    expect(ask('owma')?.answer).toBe('Bowman’s');
    expect(ask('U.S.', 'gap', 'The U.S. joined the war in 1917 as an ally.')?.answer).toBe('U.S.');
    expect(ask('.5 k', 'gap', 'The stone had a mass of 3.5 kg on that day.')?.answer).toBe(
      '3.5 kg',
    );
  });

  it.each([
    ['Na', 'Na+', 'The channel lets Na+ pass, and then it closes.'],
    ['Ca', 'Ca2+', 'The muscle frees Ca2+ when it is told to.'],
    ['HCO3', 'HCO3-', 'The kidney keeps HCO3- in the blood.'],
    ['SO4', 'SO4^2-', 'The ion SO4^2- is left in the water.'],
    ['C', 'C++', 'The program was written in C++ by two people.'],
    ['pre', 'pre', 'The pre- and postwar years were hard for many.'],
    ['A', 'A', 'The sum of A+B is known to all of them.'],
  ])('takes with %j the charge that is written to it: %s', (chosen, answer, text) => {
    expect(ask(chosen, 'gap', text)?.answer).toBe(answer);
  });

  it('never cuts a formula', () => {
    const text = 'Einstein wrote $E = mc^2$ in the year 1905.';
    expect(show('mc', 'gap', text)).toBe('Einstein wrote _____ in the year 1905.');
  });

  it('leaves the same words out where they come again in the sentence', () => {
    const text = 'The Moon pulls the sea, and the sea follows the Moon.';
    expect(show('Moon', 'gap', text)).toBe('The _____ pulls the sea, and the sea follows the …');
    const numbers = 'Of 5 samples 15 cells and 2.5 grams were lost, 5 in all.';
    expect(show('5', 'gap', numbers)).toBe(
      'Of _____ samples 15 cells and 2.5 grams were lost, … in all.',
    );
  });

  it('brings the sentence before, where its own begins with a pronoun', () => {
    expect(show('water through')).toBe(
      'The nephron: Each kidney holds about one million nephrons. A nephron begins with the glomerulus, a knot of capillaries inside Bowman’s capsule. It pushes _____ the filter.',
    );
  });

  it('begins a new line where the next word would have fitted on the last', () => {
    const notes =
      'SPV = special purpose vehicle, holds the pool off the balance sheet of its owner\nlosses hit the equity tranche first and work upwards, while the cash goes the other way from the top';
    expect(ask('equity tranche', 'gap', notes)?.text).toMatch(/^losses hit the _____ first/);
  });

  it('has the line above a list before it where that may be its heading', () => {
    const notes =
      'Grammar notes\n\nVerbs\n\nA verb is a word that says what somebody does or what happens.\n\n- ran: past of run\n- went: past of go\n\nBell codes of the line\n- 2-1: train out of section\n- 3-2: call attention first';
    expect(show('train out of section', 'gap', notes)).toBe(
      'Grammar notes › Bell codes of the line: 2-1: _____',
    );
  });

  it('leaves the answer out of what stands before it, in whatever form', () => {
    const text =
      '# France\n\n## The Estates\n\nThe deputies swore in a tennis court to stay. This is the Tennis Court Oath.\n\n## War\n\nWar came.';
    expect(show('Tennis Court Oath', 'gap', text)).toBe(
      'France › The Estates: The deputies swore in a … to stay. This is the _____.',
    );
  });

  it('brings the sentence before where little is left', () => {
    const text = 'The grid has one frequency from coast to coast. The target is 50 hertz.';
    expect(show('50 hertz', 'gap', text)).toBe(
      'The grid has one frequency from coast to coast. The target is _____.',
    );
  });

  it('brings the sentence before an opening that names nothing', () => {
    const text = 'Cold water rises off the coast of Peru. The process is called upwelling.';
    expect(show('upwelling', 'gap', text)).toBe(
      'Cold water rises off the coast of Peru. The process is called _____.',
    );
  });

  it('has its heading before it where little is left', () => {
    const text =
      '# Design\n\n## Modules\n\nAim for HIGH cohesion and LOW coupling.\n\n## Tests\n\nTest much.';
    expect(show('HIGH cohesion and LOW coupling', 'gap', text)).toBe(
      'Design › Modules: Aim for _____.',
    );
  });

  it('leaves the same word out of the sentence before', () => {
    const text = 'Fleming grew a mould in 1928. It was named penicillin in 1928 by Fleming.';
    expect(show('Fleming.', 'gap', text)).toBe(
      '… grew a mould in 1928. It was named penicillin in 1928 by _____.',
    );
  });

  it('has the heading and the word before it that its line explains', () => {
    expect(show('energy')).toBe(
      'Hormones: Osmosis: movement of water through a membrane. It needs no _____.',
    );
    expect(show('membrane')).toBe('Hormones: Osmosis: movement of water through a _____.');
    expect(show('Osmosis')).toBe(
      'Hormones: _____: movement of water through a membrane. It needs no energy.',
    );
  });

  it('has no heading before it that is a note of the writer', () => {
    const notes =
      '# Cells\n\nA cell is small.\n\n# Misc, not sure where it goes\n\n- ARP: finds the address of a card\n- NAT: hides many addresses behind one';
    expect(show('ARP', 'gap', notes)).toBe('_____: finds the address of a card');
  });

  it('is one line where lines that explain words are as long as a page is wide', () => {
    const notes =
      'Scope creep: uncontrolled growth of scope without adjusting time and cost\nGold plating: the team adds extras that the customer has not asked for';
    expect(show('Gold plating', 'gap', notes)).toBe(
      '_____: the team adds extras that the customer has not asked for',
    );
  });

  it.each([
    [
      'a sign is drawn before the next',
      'SMART goals have a date and a number\n✗ Improve the service we give',
    ],
    [
      'abbreviations are explained',
      'SMART goals (Specific and a number)\nKPI (Key Performance Indicator)',
    ],
  ])('ends with its line where %s', (_what, notes) => {
    expect(show('number', 'gap', notes)).toMatch(/^SMART goals .* a _____\)?$/);
  });

  it('has no number of a slide before it', () => {
    const slides =
      '# HR\n\n## Slide 2: Alphabet soup\n\n- EVP: employee value proposition\n- ER: employee relations\n\n## Slide 3: Law\n\nAn act is a law.';
    expect(show('employee relations', 'gap', slides)).toBe('HR › Alphabet soup: ER: _____');
  });

  it('keeps the sign of a line', () => {
    const notes = '# Networks\n\n## Layers\n\n- transport -> segment\n- network -> packet';
    expect(show('packet', 'gap', notes)).toBe('Networks › Layers: network -> _____');
  });

  it('asks about what the rules take for no content, if a learner marks it', () => {
    const notes =
      '# Networks\n\n## TCP\n\n- numbers count bytes!! (asked in the quiz on Monday)\n- a segment has a header';
    expect(show('bytes', 'gap', notes)).toBe(
      'Networks › TCP: numbers count _____!! (asked in the quiz on Monday)',
    );
  });

  it.each([
    'ATP = energy store of the cell',
    'ATP – energy store of the cell',
    'ATP -> energy store of the cell',
    '**ATP**: energy store of the cell',
  ])('reads %s as a word and its meaning', (text) => {
    expect(ask('ATP', 'card', text)).toMatchObject({
      text: 'ATP',
      answer: 'energy store of the cell',
    });
  });

  it('has the point before it that its own hangs on', () => {
    expect(show('medulla')).toBe('Hormones › Loop of Henle: dips into the _____');
  });

  it('completes the list where a whole point is marked', () => {
    expect(show('\n- dermis')).toBe('Hormones › Layers of the skin: epidermis, _____, hypodermis');
  });

  it('completes the row of a table', () => {
    expect(ask('right atrium')?.text).toBe('Valve: Tricuspid. From: _____');
    expect(ask('Mitral')?.text).toBe('Valve: _____. From: left atrium. To: left ventricle');
    expect(ask('Mitral')?.source.quote).toBe('| Mitral | left atrium | left ventricle |');
    const tabs = 'Paris\tSeine\nRome\tTiber\nVienna\tDanube';
    expect(show('Tiber', 'gap', tabs)).toBe('Rome: _____');
  });

  it('knows where notes begin a new line on purpose, and where a line was only full', () => {
    const notes = 'Heart pumps blood\nLungs exchange gas with the air around us';
    expect(show('gas', 'gap', notes)).toBe('Lungs exchange _____ with the air around us');
    const page =
      'The treaty was signed by all of the powers that had fought in the long\nWar of the Spanish Succession, and it ended the war for good in Utrecht.';
    expect(show('Utrecht', 'gap', page)).toContain('in the long War of the Spanish');
  });

  it('keeps the stop of an abbreviation that the sentence goes on behind', () => {
    const text = 'Der Plan brachte 800 Mio. Mark Anleihe für das Land.';
    expect(ask('800 Mio', 'gap', text)).toMatchObject({
      answer: '800 Mio.',
      text: 'Der Plan brachte _____ Mark Anleihe für das Land.',
    });
  });

  it('joins a word that the end of a line has cut', () => {
    const text = 'The chloro-\nplast is a part of the plant cell that makes sugar.';
    expect(show('sugar', 'gap', text)).toBe(
      'The chloroplast is a part of the plant cell that makes _____.',
    );
  });

  it('shows of a very long sentence only what is around the mark', () => {
    const text = `In the end ${'one thing and another, '.repeat(60)}the Rhine, ${'and so on, '.repeat(60)}was crossed.`;
    const asked = ask('Rhine', 'gap', text);
    expect(asked?.text.length).toBeLessThan(700);
    expect(asked?.source.quote.length).toBeLessThan(700);
    expect(asked?.source.quote).toContain('Rhine');
  });
});

it.each([
  [
    'am 30. Januar 1933 an die',
    'Die Partei kam am 30. Januar 1933 an die Macht. Es folgte Terror und Krieg.',
    'Macht',
  ],
  [
    'z. B. Frankreich und',
    'Viele Länder, z. B. Frankreich und Italien, führten das Gesetz im Jahr 1901 ein.',
    '1901',
  ],
  ['by J. S. Bach in', 'The work was written by J. S. Bach in Leipzig. It is long.', 'Leipzig'],
  [
    'El Sr. Pérez fundó',
    'El Sr. Pérez fundó la escuela que está en la ciudad de Quito. Era grande.',
    'Quito',
  ],
])('does not end a sentence at the stop in "%s"', (part, text, words) => {
  expect(show(words, 'gap', text)).toContain(part);
});

describe('a typed answer', () => {
  it('finishes a sentence', () => {
    expect(ask('renin', 'typed')).toMatchObject({
      form: 'typed',
      text: 'When blood pressure falls, the kidney itself releases …',
      answer: 'renin',
    });
  });

  it('is a gap where the sentence goes on', () => {
    expect(ask('ADH', 'typed')).toMatchObject({
      form: 'gap',
      text: '_____ makes the collecting duct permeable to water.',
    });
  });
});

describe('a card', () => {
  it('has the gap in front and the marked words on the back', () => {
    expect(ask('renin', 'card')).toMatchObject({
      form: 'card',
      text: 'When blood pressure falls, the kidney itself releases _____.',
      answer: 'renin',
    });
  });

  it('has a term in front and its meaning on the back', () => {
    expect(ask('Osmosis', 'card')).toMatchObject({
      text: 'Osmosis',
      answer: 'movement of water through a membrane. It needs no energy.',
    });
  });
});

describe('refuses', () => {
  it.each([
    ['no-words', '. '],
    ['heading', 'Hormones'],
    ['heading', 'Valve'],
    ['two-sentences', 'filter. Together'],
    ['two-sentences', 'atrium | right'],
    ['two-sentences', 'day.\n\n# Hormones'],
    [
      'too-long',
      'A nephron begins with the **glomerulus**, a knot of\ncapillaries inside Bowman’s',
    ],
    ['whole-sentence', 'It pushes water through the filter'],
  ])('with %s: %j', (reason, words) => {
    expect(refuse(words)).toBe(reason);
  });

  it('a point of a list that nothing leads to', () => {
    expect(refuse('alpha', '- alpha')).toBe('nothing-left');
  });

  it('figures with nothing that says of what, but for a card', () => {
    const notes = '# Waves\n\n- 6.5 m (tidal range)';
    expect(refuse('tidal range', notes)).toBe('fragment');
    expect(ask('tidal range', 'card', notes)?.answer).toBe('tidal range');
  });

  it('what leaves a single word', () => {
    expect(refuse('1952', 'Born 1952.')).toBe('nothing-left');
    const rivers = 'The Congo crosses the Equator twice. It is deep.';
    expect(refuse('crosses the Equator twice', rivers)).toBe('nothing-left');
  });
});

it('fits where a question is kept, however long the cells, words and meanings are', () => {
  const long = 'many words of a cell '.repeat(60);
  const table = `| Name | Text |\n|---|---|\n| Alpha | ${long} |\n| Beta | short words |`;
  expect(refuse('Alpha', table)).toBe('too-long');
  const inCell = ask('words', 'gap', table.replace('many words', 'few words'));
  expect(inCell).toBeUndefined();
  expect(refuse('a'.repeat(200), `The ${'a'.repeat(200)} is a very long word.`)).toBe('too-long');
  const entry = ask('Osmosis', 'card', `Osmosis: ${long}`);
  expect(entry?.text.length).toBeLessThan(1_000);
  expect(entry?.answer).toBe('Osmosis');
});

it('asks any stretch of any text with words that are in its source, or refuses it', () => {
  const piece = fc.constantFrom(
    ...'# |-*:.\n\t$_[]()'.split(''),
    'word',
    'Ärzte',
    '1.5',
    '细胞',
    '**',
  );
  const texts = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(texts, fc.nat(200), fc.nat(60), (text, start, length) => {
      const reply = askMark(text, { start, end: start + length, form: 'gap' });
      if (!reply.ok) return;
      const { asked } = reply;
      expect(text.slice(asked.source.start, asked.source.end)).toBe(asked.source.quote);
      expect(asked.source.quote).toContain(text.slice(asked.start, asked.end));
      expect(asked.text.split('_____')).toHaveLength(2);
      expect(asked.text.length).toBeLessThanOrEqual(1_000);
    }),
  );
});
