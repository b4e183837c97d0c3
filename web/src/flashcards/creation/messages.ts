import { product } from '@engram/core/product.ts';
import { countOf } from '../../plan-words.ts';

/** The words of the wizard's screens; those of its rules are in core/flashcards/wizard-messages.ts. */
export const createMessages = {
  documentTitle: `Create Flashcards · ${product.name}`,
  steps: { label: 'Progress', done: 'done', names: ['Upload', 'Configure', 'Preview'] },
  tryAgain: 'Try Again',
  leave: {
    title: 'Leave without saving?',
    text: (cards: number) =>
      cards === 0
        ? "Leaving stops card generation. You'll need to start over. Are you sure?"
        : `Leaving discards ${countOf(cards, 'unsaved card')}. You'll need to start over. Are you sure?`,
    cancel: 'Cancel',
    confirm: 'Leave & Reset',
  },
} as const;

export const uploadMessages = {
  title: 'Add your study material',
  lead: 'Cards are written from this text, with the sentence they came from.',
  source: 'Source',
  tabs: { upload: 'Upload a file', text: 'Paste text', existing: 'My materials' },
  drop: 'Drop your file here',
  choose: { before: 'or', link: 'choose a file', after: 'from your device' },
  hint: (endings: string, megabytes: number) => `${endings}. Up to ${megabytes} MB.`,
  pdf: {
    question: 'Would you like to paste the text manually instead?', // N42
    paste: 'Paste Text',
    goOn: 'Continue with PDF',
  },
  back: 'Back to Sets',
  continue: 'Continue to Configuration',
  continuing: 'Finding the topics...',
  continuingLead: 'Reading your text and finding its topics. This may take a moment.',
} as const;

export const configureMessages = {
  title: 'Configure your flashcards',
  name: 'Set name',
  types: {
    title: 'Cards per type',
    hint: (min: number, max: number, total: number) =>
      `${min} to ${max} cards per type. ${countOf(total, 'card')} in total.`,
    texts: {
      'term-definition': 'A word on the front, its meaning on the back',
      'question-answer': 'A short question, a short answer',
      'fill-in-blank': 'A sentence with one gap',
    },
    count: (name: string) => `Number of cards: ${name}`,
    fewer: (name: string) => `Fewer ${name} cards`,
    more: (name: string) => `More ${name} cards`,
    premium: 'PREMIUM',
    upgrade: 'Upgrade',
    upgradeLabel: 'Upgrade for fill-in-blank cards',
  },
  difficulty: 'Difficulty',
  language: {
    title: 'Language',
    hint: 'Both sides of your cards. Quotes stay as they are in your material.',
    withoutAi: 'Without AI, your cards are made in the language of your material.',
  },
  topics: {
    title: 'Topics',
    selected: (count: number, all: number) => `${count} of ${all} selected`,
    noneSelected: 'None selected: all content will be included.',
    selectAll: 'Select All', // [FWIZ-32]
    unselectAll: 'Unselect All',
    relevance: (percent: number) => `${percent}%`,
    relevanceLabel: 'Relevance',
  },
  premium: {
    feature: 'Fill-in-Blank Cards', // N31
    text: 'Cards with a gap to fill in are part of Premium.',
    fillIn: 'Fill-in-blank cards',
    images: 'Image recognition', // [FWIZ-41] S18
    sequences: 'Sequential learning',
    comingSoon: 'Coming Soon',
  },
  makesAnew: (cards: number) =>
    `You have changed what your cards are made of. Preview Flashcards makes new ones in place of the ${countOf(cards, 'card')} you have.`,
  back: 'Back', // [FWIZ-42]
  continue: 'Preview Flashcards',
} as const;

export const previewMessages = {
  title: 'Preview your flashcards',
  lead: 'Change any card now. You can also edit the set later.',
  failedLead: 'No cards were made yet.',
  unfinishedLead: 'The cards are still being made. Try Again goes on where it stopped.',
  makingLead: 'Making your flashcards... This may take a few moments.',
  writing: 'Writing',
  waiting: 'Waiting their turn',
  inLine: (ahead: number) =>
    ahead === 1 ? "You're next in line" : `${ahead} ahead of you in line`,
  progress: 'Cards made',
  count: (made: number, wanted: number) => `${made} of ${countOf(wanted, 'card')}`,
  cards: 'Cards',
  cardCount: (count: number) => countOf(count, 'card'),
  add: 'Add card',
  front: (number: number) => `Front of card ${number}`,
  back: (number: number) => `Back of card ${number}`,
  showSource: (number: number) => `Show source of card ${number}`,
  hideSource: (number: number) => `Hide source of card ${number}`,
  delete: (number: number) => `Delete card ${number}`,
  deleted: 'The card was deleted.',
  undo: 'Undo',
  typeTags: {
    'term-definition': 'Term',
    'question-answer': 'Q and A',
    'fill-in-blank': 'Blank',
  },
  sideMissing: 'Write both sides of this card, or delete it.',
  nothingToSave: 'There are no cards to save. Add one, or go back and make some.',
  failedHint: 'Your material and your choices are still here.',
  cancel: 'Cancel',
  cancelled: 'Card generation cancelled',
  summary: {
    title: 'Summary',
    difficulty: 'Difficulty',
    topics: 'Selected topics',
    allTopics: 'All content',
    total: 'Total cards',
  },
  topics: 'Topics',
  backToConfig: 'Back to Configuration', // [FWIZ-48]
  save: 'Save Flashcards',
  saving: 'Saving...', // [FWIZ-49]
} as const;
