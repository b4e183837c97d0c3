import { product } from '@engram/core/product.ts';
import { countOf } from '../../plan-words.ts';

/** The words of test creation, as the specification gives them where it does. */
export const creationMessages = {
  progress: 'Test creation progress',
  percent: (value: number) => `${value}%`,
  steps: { label: 'Progress', done: 'done', names: ['Input', 'Configure', 'Preview and Generate'] },
  leave: {
    title: 'Leave Test Creation?', // [INP-11]
    text: "Leaving will reset your test creation process. You'll need to start over. Are you sure?", // [INP-12]
    cancel: 'Cancel', // [INP-13]
    confirm: 'Leave & Reset',
  },
} as const;

export const inputMessages = {
  documentTitle: `Add Your Content · ${product.name}`,
  title: 'Add Your Content', // [INP-02]
  lead: 'Your questions will come from what you add here.',
  source: 'Content source',
  tabs: { upload: 'Upload Files', text: 'Input Text', existing: 'Existing Files' }, // [INP-04]
  back: 'Back to Dashboard', // [INP-10]
  continue: 'Continue to Configuration', // [INP-07]
  continuing: 'Saving your material...',
  stillReading: (count: number) =>
    count === 1 ? '1 file is still being read.' : `${count} files are still being read.`,
  materialGone: 'A material you chose is no longer in your library. Choose again.',
} as const;

export const configMessages = {
  documentTitle: `Configure Your Test · ${product.name}`,
  title: 'Configure Your Test',
  lead: 'Your material is saved.',
  soon: 'Choosing questions comes soon',
  soonText:
    'This step is not built yet. What you added is kept in your library, so that you can make a test of it then.',
  material: 'Your material',
  characters: (count: number) => countOf(count, 'character'),
  all: 'Characters in all',
  back: 'Back to input',
} as const;
