import { randomUUID } from 'node:crypto';
import type { Question } from '@engram/core/questions/question.ts';
import { studyMaterial } from '../attempts/sample-test.ts';

/** After the text of the plain samples, in the same material. */
export const richText = String.raw`

# The **pendulum**

A **short** pendulum takes no longer for a wide swing. Its period is $T = 2\pi\sqrt{\frac{L}{g}}$ for a small angle. It cost $5 in 1656, and nobody wrote C# then.
`;

const quote = String.raw`Its period is $T = 2\pi\sqrt{\frac{L}{g}}$ for a small angle.`;

/** One question of each type; each has a formula, code, a table and a picture in it. */
export function makeRichSamples(picture: string) {
  const shown = `![A pendulum of length L](picture:${picture})`;
  const start = (studyMaterial + richText).indexOf(quote);
  const common = (ask: string) => ({
    version: 1 as const,
    id: randomUUID(),
    format: 'rich' as const,
    text: writeStem(ask, shown),
    context: { under: ['The **pendulum**'], before: 'It swings with $\\theta < 5^\\circ$.' },
    explanation: 'Half of it is $\\frac{T}{2}$, as `period(L) / 2` **says**.',
    hint: 'Look at $g$.',
    source: { quote, start, end: start + quote.length, page: null },
    topic: 'The **pendulum**',
    madeBy: 'owner' as const,
    isVerified: false,
  });
  return [
    {
      ...common('Which line is right?'),
      type: 'multiple-choice',
      options: [
        { id: 'a', text: '`2 * math.pi * math.sqrt(g / L)`' },
        { id: 'b', text: '$2\\pi\\sqrt{\\frac{L}{g}}$' },
        { id: 'c', text: shown },
        { id: 'd', text: '| $L$ | $T$ |\n| --- | --- |\n| 1 | **2** |' },
      ],
      correctAnswer: 'b',
    },
    {
      ...common('True or false: $T$ grows with $L$.'),
      type: 'true-false',
      options: [
        { id: 'True', text: 'True' },
        { id: 'False', text: 'False' },
      ],
      correctAnswer: 'True',
    },
    {
      ...common('Which two change $T$?'),
      type: 'multiple-answer',
      options: [
        { id: 'a', text: 'The length $L$' },
        { id: 'b', text: `The mass in ${shown}` },
        { id: 'c', text: '`g`, at $9.81\\,\\frac{m}{s^2}$' },
      ],
      correctAnswer: ['a', 'c'],
    },
    {
      ...common('Match each sign.'),
      type: 'matching',
      columnA: [
        { id: 'l1', text: '$T$' },
        { id: 'l2', text: '`L`' },
      ],
      columnB: [
        { id: 'r1', text: 'The length, $L$' },
        { id: 'r2', text: 'The period, $\\sqrt{x}$' },
      ],
      correctAnswer: { l1: 'r2', l2: 'r1' },
    },
    {
      ...common('Which acid cleans it?'),
      type: 'short-answer',
      correctAnswer: '$\\ce{H2SO4}$',
      acceptedAnswers: [],
    },
    {
      ...common('The period is $2\\pi$ times the _____ of $\\frac{L}{g}$.'),
      type: 'fill-in-blank',
      correctAnswer: 'square **root**',
      acceptedAnswers: [],
    },
  ] satisfies Question[];
}

function writeStem(ask: string, shown: string): string {
  return [
    `${ask} It cost $5 and is no C#.`,
    '$$\nT = 2\\pi\\sqrt{\\frac{L}{g}}\n$$',
    '```python\ndef period(L, g=9.81):\n    return 2 * math.pi * math.sqrt(L / g)  # | $\n```',
    '| Length | Period |\n| --- | --- |\n| $1\\,m$ | **2.0** s |',
    shown,
  ].join('\n\n');
}

/** Of both sides. */
export function makeRichCards(picture: string) {
  return [
    {
      front: `Period of a **short** pendulum\n\n![A pendulum](picture:${picture})`,
      back: '$$\nT = 2\\pi\\sqrt{\\frac{L}{g}}\n$$\n\n| $L$ | $T$ |\n| --- | --- |\n| 1 | 2 |',
    },
    {
      front: 'What does this print?\n\n```python\nmarks = [7, 9]\nprint(marks[-1])  # | $\n```',
      back: '`9`, for $5 and C#',
    },
  ];
}
