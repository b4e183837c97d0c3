import { countOf } from '../../plan-words.ts';

export const reviewMessages = {
  title: 'Review your questions',
  lead: (count: number, areAllFromText: boolean) =>
    areAllFromText
      ? `${countOf(count, 'question')}, each from a sentence of your text.`
      : `${countOf(count, 'question')}.`,
  beforeStart: 'Edit, replace or delete, then start.',
  beforeRetake: 'Edit, replace or delete what you like.',
  loading: 'Loading your questions',
  notLoaded: "We couldn't load your questions",
  notLoadedHint: 'Please try again.',
  retry: 'Try Again',
  show: 'Show',
  all: (count: number) => `All ${count}`,
  edited: (count: number) => `Edited ${count}`,
  noneEdited: "You haven't edited any questions yet.",
  hideAnswers: 'Hide answers',
  showAnswers: 'Show answers',
  add: 'Add question',
  addOwn: 'Add your own question',
  named: (place: number) => `question ${place + 1}`,
  points: (points: number) => `Worth ${countOf(points, 'point')} together.`,
  list: 'Questions',
  showMore: (left: number) => `Show more (${left} left)`,
  key: 'Correct answer',
  explanation: 'Explanation.',
  verified: 'Verified',
  editedByYou: 'Edited by you',
  writtenByYou: 'Written by you',
  sample: 'Sample question',
  edit: 'Edit',
  picture: 'Picture',
  replace: 'Replace',
  delete: 'Delete',
  /** Spoken after the name of a button, which stands in every row. */
  ofQuestion: (number: number) => `question ${number}`,
  replacing: 'Replacing, from another sentence',
  replaced: (number: number) => `Question ${number} was replaced.`,
  notReplaced: (number: number, reason: string) =>
    `We couldn't replace question ${number}. ${reason}`,
  saved: (number: number) => `Question ${number} was saved.`,
  added: (count: number) =>
    count === 1 ? '1 question was added.' : `${count} questions were added.`,
  notAdded: (reason: string) => `We couldn't add any questions. ${reason}`,
  questionDeleted: 'Question deleted:',
  undo: 'Undo',
  notRestored: (reason: string) => `We couldn't bring the question back. ${reason}`,
  notMoved: (reason: string) => `We couldn't move the question. ${reason}`,
  pointsNotSaved: (reason: string) => `We couldn't save the points. ${reason}`,
  notDeleted: (number: number, reason: string) =>
    `We couldn't delete question ${number}. ${reason}`,
} as const;

export const editorMessages = {
  editing: (number: number) => `Editing question ${number}`,
  adding: 'New question',
  kind: 'Kind of question',
  premium: (kind: string) => `${kind} (Premium)`,
  question: 'Question',
  questionHint: 'Write _____ where the answer belongs.',
  options: 'Options, with the correct one marked',
  severalOptions: 'Options, with all correct ones marked',
  option: (letter: string) => `Option ${letter}`,
  isCorrect: (letter: string) => `Option ${letter} is correct`,
  removeOption: (letter: string) => `Remove option ${letter}`,
  addOption: 'Add option',
  correct: 'Correct answer',
  pairs: 'Matching pairs',
  left: (number: number) => `Pair ${number}, first side`,
  right: (number: number) => `Pair ${number}, second side`,
  removePair: (number: number) => `Remove pair ${number}`,
  addPair: 'Add pair',
  answer: 'Answer',
  accepted: 'Other correct answers',
  acceptedHint: 'One per line. You can leave this empty.',
  explanation: 'Explanation, shown with the answer',
  hint: 'Hint',
  hintHint: 'Helps without giving the answer away.',
  besideStays: 'Written for the question before. Check that it still fits.',
  points: 'Points',
  fewerPoints: (number: number | undefined) => ofWhich('Fewer points', number),
  morePoints: (number: number | undefined) => ofWhich('More points', number),
  pointsOf: (number: number) => `Points of question ${number}`,
  cancel: 'Cancel',
  save: 'Save and check again',
  add: 'Add to test',
} as const;

export const coverageMessages = {
  title: 'Coverage',
  covered: (covered: number, all: number) => `${covered} of ${countOf(all, 'section')}`,
  picture: (covered: number, all: number) =>
    `${covered} of ${countOf(all, 'section')} have questions`,
  questions: (count: number) => countOf(count, 'question'),
  none: 'None yet',
  showAll: (count: number) => `Show all ${count} sections`,
  addUncovered: (count: number) => `Add ${count} from uncovered parts`,
  addMore: (count: number) => `Add ${count} more`,
  adding: 'Making questions…',
} as const;

export const checkMessages = {
  title: 'How it was checked',
  quotes: 'Quotes found word for word',
  solved: 'Solved again without the key',
  confirmed: 'Answers confirmed',
  longest: 'Right by picking the longest',
  share: (part: number, whole: number) => `${part} of ${whole}`,
  percent: (percent: number) => `${percent}%`,
} as const;

/** In a row its question is named; a form has its own name. */
function ofWhich(words: string, number: number | undefined): string {
  return number === undefined ? words : `${words} for question ${number}`;
}

/** When the server says nothing. */
export const unknownFailure = 'Something went wrong. Please try again.';
