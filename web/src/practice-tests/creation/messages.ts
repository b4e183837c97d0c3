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
  title: 'Configure Your Test', // [CONF-01]
  lead: 'Choose what you are asked and how the test runs.',
  from: {
    label: 'From:',
    others: (count: number) => `and ${count} more`,
    change: 'Change',
    changeMaterial: 'Change material',
  },
  savingMaterial: 'Loading your material...',
  back: 'Back', // [CONF-05]
  continue: 'Continue to Preview', // [CONF-06]
  off: 'Off',
  on: 'On',
  modes: {
    title: 'Modes',
    hint: 'Changing a count switches to Custom.',
    endless: 'Feedback on every answer, no counts',
    custom: 'Your own mix of types',
  },
  types: {
    title: 'Question Types',
    hint: (min: number, max: number) => `${min} to ${max} questions in total.`,
    endlessHint: 'Endless has no counts.',
    premium: 'PREMIUM', // [CONF-24]
    count: (name: string) => `Number of questions: ${name}`,
    fewer: (name: string) => `Fewer ${name} questions`,
    more: (name: string) => `More ${name} questions`,
  },
  focus: { title: 'Test Focus', difficulty: 'Difficulty' },
  weakness: {
    label: 'Ask more about what I know least',
    hint: 'New questions, by your answers.',
  },
  timer: {
    title: 'Timer',
    hint: (min: number, max: number) => `${min} to ${max} minutes.`,
    enable: 'Set a time limit',
    label: 'Minutes',
    unit: 'minutes',
    endless: 'Endless tests have no timer.',
  },
  language: {
    title: 'Language',
    hint: 'Questions, options and explanations. Quotes stay as they are in your material.',
    withoutAi: 'Without AI, your test is made in the language of your material.',
  },
  comingSoon: (name: string) => `${name} (Coming Soon)`,
  privacy: {
    title: 'Privacy Settings',
    private: 'Only you, no link', // [CONF-52]
    public: (characters: number, days: number) =>
      `Anyone with the link or its ${characters}-character code can take it for ${days} days.`, // [CONF-53]
    confirmEmail:
      'Confirm your email address first: without it no link is made. Share Test makes one later.',
  },
  advanced: {
    title: 'Advanced Settings',
    model: 'AI Model',
    modelDefault: (label: string) => `${label}, default`,
    onlyModel: 'With AI',
    modelBehind: (model: string) => `Model: ${model}`,
    modelMissing: (label: string) => `${label} (not available)`,
    noModel: 'This server has no AI model: questions are made without AI from your text.',
    aiUnconfirmed: 'Confirm your email address to use AI. Until then your test is made without it.',
    aiOverBudget: (hour: string) =>
      `AI has reached its limit for today and is back at ${hour}. Until then your test is made without it.`,
    modelsFailed: "We couldn't load the AI models, so we'll use the default.",
    layout: 'Test Layout',
    material: 'Show Study Material',
    materialHint: 'Keep your notes one click away during the test.',
    lock: 'Lock Screen',
    lockHint: 'Tracks when you switch tabs.',
    instructions: 'Custom Instructions',
    instructionsExample: 'Ask more about receptors than about dates.',
    instructionsCount: (count: number, max: number) => `${count} / ${max} characters`,
  },
  summary: {
    title: 'Your test',
    ofMax: (max: number) => `of ${max} questions`,
    total: (count: number, max: number) => `${count} of ${max} questions`,
    progress: 'Questions chosen',
    premium: (max: number) => `Multiple answer and up to ${max} questions come with Premium.`,
    plans: 'See plans',
  },
  material: 'Your material',
  characters: (count: number) => countOf(count, 'character'),
  allCharacters: 'Characters in all',
} as const;

/** Rows of what was chosen, on Configure and on Preview. */
export const summaryMessages = {
  mode: 'Mode',
  preset: 'Preset',
  total: 'Total questions',
  focus: 'Test focus',
  difficulty: 'Difficulty',
  timer: 'Timer',
  minutes: (count: number) => countOf(count, 'minute'),
  timerOff: 'Disabled', // [PREV-06]
  language: 'Language',
  model: 'AI model',
  privacy: 'Privacy',
} as const;

export const previewMessages = {
  documentTitle: `Review & Generate Test · ${product.name}`,
  title: 'Review & Generate Test', // [PREV-01]
  lead: 'Name your test and check what you chose.',
  generatingLead: 'Generating your test... This may take a few moments.', // [PREV-11]
  name: 'Test name',
  nameMissing: 'Give your test a name.',
  review: 'Review questions before starting', // D26
  reviewHint:
    'See every question with its answer and source first. Change or replace what you like.',
  generate: 'Generate Test', // [PREV-08]
  generateSure: (count: number) => `Generate Test with ${countOf(count, 'question')}`, // D37
  generating: 'Generating Test...', // [PREV-09]
  back: 'Back to Configuration', // [PREV-12]
  backToNotes: 'Back to your notes',
  cancel: 'Cancel',
  cancelled: 'The test was cancelled.',
  progress: 'Questions made',
  summary: 'Summary',
  count: (made: number, wanted: number) => `${made} of ${wanted} questions`,
  usualTime: 'Usually about 20 seconds',
  questions: 'Questions so far',
  question: (number: number) => `Question ${number}`,
  writing: 'Writing',
  waiting: 'Waiting its turn',
  inLine: (ahead: number) =>
    ahead === 1 ? "You're next in line" : `${ahead} ahead of you in line`,
  usedUp: 'See plans',
  withoutAi: 'Make it without AI',
  start: 'Start Test',
  saving: 'Saving your test...',
} as const;

export const invalidStepMessages = {
  title: 'Invalid step in test creation flow', // [BROUTE-20]
  text: 'This address is not part of making a test.',
  action: 'Start at the first step',
} as const;
