import { product } from '@engram/core/product.ts';
import { countOf } from '../plan-words.ts';

/** The words of the desk where somebody marks; those of refusals are in core/marks. */
export const deskMessages = {
  keys: {
    label: 'Keyboard:',
    move: 'move by word',
    more: 'take more words',
    marks: 'marks',
    undoes: 'undoes',
  },
  keysSpoken:
    'Arrow keys move by word, Shift and arrow takes more words, Enter marks, Space asks how, Control Z undoes.',
  how: {
    mouse: 'Press a dotted word to mark it. For words of your own, drag over them.',
    touch: 'Tap a dotted word to mark it. For words of your own, hold one, then drag.',
  },
  skip: 'Skip to your questions',
  legend: { sure: 'ready', marked: 'marked', proposed: 'suggested' },
  acceptAll: (count: number) => `Accept all ${count}`,
  undo: 'Undo',
  undoLabel: (words: string) => (words === '' ? 'Undo the last step' : `Undo: ${words}`),
  markLabel: (number: number | undefined, words: string) =>
    number === undefined ? `Mark: ${words}. Remove` : `Mark ${number}: ${words}. Remove`,
  proposalLabel: (words: string) => `Propose: ${words}`,
  ask: {
    label: (words: string) => `Selected: ${words}`,
    quoted: (words: string) => `“${words}”`,
    go: 'Ask me this',
    as: 'Ask it as',
    forms: { gap: 'Gap', typed: 'Typed answer', card: 'Card' },
    no: 'Not this',
    enter: 'Enter',
    escape: 'Esc',
  },
  made: {
    label: 'Questions from your marks',
    marks: (count: number) => countOf(count, 'mark'),
    give: 'give',
    questions: (count: number) => countOf(count, 'question'),
    cards: (count: number) => countOf(count, 'card'),
    showAll: 'Show all questions',
    newestFirst: (count: number) => `${countOf(count, 'question')}, newest first`,
    none: 'Nothing is marked yet. Choose a dotted word, or words of your own.',
    unused: (numbers: readonly number[]) => {
      const named = new Intl.ListFormat('en').format(numbers.map(String));
      const which = numbers.length > 3 ? `${numbers.length} numbers` : `Numbers ${named}`;
      const none =
        numbers.length === 1
          ? `Number ${named} is no longer used.`
          : `${which} are no longer used.`;
      return `${none} The others stay as they are.`;
    },
    gap: 'gap',
    kinds: { gap: 'Gap', typed: 'Typed answer', choice: 'Choice', card: 'Card' },
    fromMarks: 'from your marks',
    justMade: ', just made',
    notSaved: "Not saved yet. We'll keep trying.",
    becoming: 'Becoming a question…',
    remove: (number: number | undefined, words: string) =>
      number === undefined
        ? `Remove the question about ${words} and its mark`
        : `Remove question ${number} and its mark, ${words}`,
  },
  matching: {
    offer: (words: string) => `${words} are words with meanings.`,
    wanted: (words: string) => `${words} become one question to match.`,
    on: 'Turn into matching',
    off: 'Ask one by one',
    more: (count: number) => `${count} more`,
  },
  take: 'Take this test',
  taking: 'Making your test...',
  saveCards: 'Save as cards',
  savingCards: 'Saving your cards...',
  first: {
    title: 'Mark what you want to remember. Each mark becomes a question.',
    picture:
      'A finger drags over the word glomerulus in a sentence, the word turns yellow and becomes a question with a gap.',
    sentence: ['A nephron begins with', 'the', 'glomerulus', ', a knot of', 'capillaries.'],
    how: ['Drag over a word,', 'or press it twice.'],
    howByTouch: ['Hold a word,', 'or tap it twice.'],
    proposed: (count: number) =>
      count === 1
        ? 'One word is suggested, with dots below it. Keep it if you need it.'
        : `${count} words are suggested, with dots below them. Keep the ones you need.`,
    noneProposed: 'Nothing is suggested in this text. Choose the words you need.',
    own: 'I’ll mark my own',
  },
  marked: (words: string) => `Marked: ${words}.`,
  accepted: (count: number) => `${countOf(count, 'word')} marked.`,
  removed: (words: string) => `Mark removed: ${words}.`,
  undone: 'Undone.',
  notKept: (words: string) => `We couldn't mark “${words}”. Try again.`,
  notRemoved: "We couldn't remove the mark. Try again.",
  waiting: 'You seem to be offline. Your marks stay here and are saved when you are back.',
  unsaved: 'Some of your marks are not saved yet. Try again when you are online.',
  readFailed: {
    title: "We couldn't open your text for marking.",
    text: 'Check your connection and try again.',
    action: 'Try Again',
  },
} as const;

/** Of the steps that lead to the desk and from it. */
export const markStepMessages = {
  documentTitle: `Mark it yourself · ${product.name}`,
  title: 'Mark it yourself',
  back: 'Back',
  loading: 'Opening your text...',
  failed: {
    title: "We couldn't load your marks",
    text: 'Your material is safe. Check your connection and try again.',
    action: 'Try Again',
  },
  testFailed: "We couldn't make your test. Try again.",
  setFailed: "We couldn't save your cards. Try again.",
  setName: 'Marked words',
  comesAlong: (sure: number) =>
    sure === 1 ? 'The ready question is included.' : `The ${sure} ready questions are included.`,
  offer: {
    title: 'Mark it yourself',
    text: 'Choose the words you want to be asked about. Each one becomes a question or a card at once, without AI.',
    action: 'Mark words',
  },
} as const;
