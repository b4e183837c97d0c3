import { sharingLimits, siteLimits } from '@engram/core/limits.ts';
import { moneyBackDays } from '@engram/core/plans/catalogue.ts';
import { product } from '@engram/core/product.ts';

/** What a slide says. */
export type SlideCopy = {
  /** The name of the slide in the list below it. */
  name: string;
  lines: readonly [TitleLine, TitleLine];
  lead: string;
};

export type TitleLine = { words: string; swiped?: string };

/** The words of the slides (NS-16). What stands in the pictures is an example of material. */
export const heroCopy = {
  label: `What ${product.name} does`,
  slideRole: 'slide',
  carouselRole: 'carousel',
  choose: 'Choose a slide',
  pause: 'Pause slides',
  play: 'Play slides',
  // CF-27: no card for the free plan and the trial; the refund counts from the first charge.
  assurances: [
    'No credit card',
    'Free forever plan',
    'Cancel anytime',
    `${moneyBackDays}-day money-back guarantee`,
  ],
  try: 'Or try it with your own notes',
  haveCode: 'Have a code? Join a test',
  notes: {
    name: 'Turn notes into tests',
    lines: [{ words: 'Turn', swiped: 'notes' }, { words: 'into tests' }],
    lead: `AI-generated practice tests and flashcards from notes, PDF, DOCX, PPTX or TXT files, or pasted text. Get a quiz or flashcards in under ${siteLimits.claimedGenerationSeconds} seconds.`,
  } satisfies SlideCopy,
  progress: {
    name: 'Progress tracking',
    lines: [{ words: 'Watch it' }, { words: 'start to', swiped: 'stick' }],
    lead: 'Progress tracking shows what you know, what slips, and the sentence in your notes to go back to.',
  } satisfies SlideCopy,
  join: {
    name: 'Join thousands',
    lines: [{ words: 'Join thousands' }, { words: 'with one', swiped: 'code' }],
    lead: `Students, teachers and lifelong learners share a test by link or code. One code of ${sharingLimits.codeLength} characters serves a study group or thousands.`,
  } satisfies SlideCopy,
  form: {
    label: 'Joining an existing test?',
    placeholder: 'K7Q2MD',
    hint: `Enter the ${sharingLimits.codeLength}-character code you were given.`,
    submit: 'Join test',
    noScript: 'Joining a test by code needs JavaScript.',
  },
} as const;

/** Such as "2 of 3". */
export function writePosition(index: number, count: number): string {
  return `${index + 1} of ${count}`;
}
