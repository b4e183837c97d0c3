/** The tools of a field that questions and cards are written in. */
export const toolMessages = {
  tools: (field: string) => `Insert into ${field}`,
  formula: 'Formula',
  code: 'Code',
  picture: 'Picture',
  more: (field: string) => `More to insert into ${field}`,
  codeBlock: 'Code block',
  table: 'Table',
  subscript: 'Subscript',
  superscript: 'Superscript',
  bold: 'Bold',
  codeSample: 'code',
  boldSample: 'bold',
  tableSample: '| First | Second |\n| --- | --- |\n| 1 | 2 |',
} as const;

export const seenMessages = {
  seen: 'Shown as',
  unread: (latex: string) => `We can't read the formula ${latex}. It is shown in plain signs.`,
  open: 'A formula begins with $ here and has no $ at its end.',
  literal: 'This text is older and shown letter for letter.',
  read: 'Read its formulas and formatting',
} as const;

export const formulaMessages = {
  panel: 'Formula',
  latex: 'Formula in LaTeX',
  hint: 'The buttons write it for you, such as \\frac{a}{b}.',
  keys: 'Parts of a formula',
  preview: 'Shown as',
  empty: 'Your formula appears here.',
  unread: "We can't read this yet. Check for a missing bracket.",
  ownLine: 'On a line of its own',
  insert: 'Insert formula',
  change: 'Change formula',
  cancel: 'Cancel',
  parts: {
    fraction: 'Fraction',
    power: 'Power',
    index: 'Index',
    root: 'Root',
    sum: 'Sum',
    integral: 'Integral',
    pi: 'Pi',
    times: 'Times',
    notEqual: 'Not equal to',
    atMost: 'At most',
    arrow: 'Arrow',
    chemistry: 'Chemistry',
    words: 'Words',
  },
} as const;

export const movingMessages = {
  move: (item: string) => `Move ${item}`,
  how: 'Press space, then the arrow keys.',
  up: (item: string) => `Move ${item} up`,
  down: (item: string) => `Move ${item} down`,
  lifted: (item: string) => `Moving ${item}.`,
  keys: { move: 'move,', drops: 'drops,', back: 'puts it back.' },
  keyNames: { up: '↑', down: '↓', space: 'Space', escape: 'Esc' },
  touch: 'Use the arrows, then the handle.',
  spoken: (item: string) =>
    `Moving ${item}. The arrow keys move it, space drops it, Escape puts it back.`,
  place: (item: string, place: number, count: number) => `${item}: place ${place} of ${count}.`,
  dropped: (item: string, place: number) => `${item}: dropped at place ${place}.`,
  back: (item: string) => `${item}: put back.`,
} as const;
