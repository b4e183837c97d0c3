import { classLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';
import { countOf } from '../plan-words.ts';

const student = (count: number) => countOf(count, 'student');

export const classMessages = {
  unknownFailure: 'Please try again in a moment.',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  students: student,
  /** Of thirty there is room for. */
  room: (count: number, most: number) => `${count} of ${student(most)}`,
  /** Letter by letter, as a screen reader should say it. */
  codeLabel: (code: string) => `Class code ${[...code].join(' ')}`,
} as const;

export const listMessages = {
  documentTitle: `Classes · ${product.name}`,
  title: 'Classes',
  loading: 'Loading your classes…',
  notLoaded: "We couldn't load your classes",
  make: 'New class',
  full: 'Your plan has room for one class.',
  more: 'See Educator',
  none: {
    title: 'No class yet',
    text: 'Make a class, show its code, and your students join with a name. They need no account and no email.',
  },
  joined: 'Classes you are in',
  open: 'Your tests',
  lastTest: (percent: number) => `last test ${percent}%`,
  noTest: 'No test yet',
  toGrade: (count: number) => `${countOf(count, 'student')} to grade`,
  isOpen: 'Open',
  isLater: 'Opens later',
  allGraded: 'All graded',
  waiting: {
    title: 'Waiting for you',
    judge: (count: number) => `Answers of ${student(count)} to grade`,
    open: 'A test is open',
    about: (className: string, title: string) => `${className} · ${title}`,
    done: (count: number, of: number) => `${count} of ${of} done`,
    grade: 'Grade',
    watch: 'Watch',
  },
} as const;

export const formMessages = {
  makeTitle: 'New class',
  editTitle: 'Edit class',
  name: 'Class',
  namePlaceholder: 'Biology 8B',
  school: 'School',
  term: 'Term',
  optional: '(optional)',
  missing: 'Enter a name for the class.',
  tooLong: `Use at most ${classLimits.maxNameLength} characters.`,
  unseen: 'Use letters or numbers in the name.',
  lineTooLong: 'This is too long.',
  right:
    'My school or I may keep the names and answers of these students here, and we have told them or their parents.',
  rightMissing: 'We can only make a class if you may keep this data.',
  rightHint: `You decide what is kept, and for how long. ${product.name} deletes a class ${countOf(classLimits.unusedMonths, 'month')} after its last use.`,
  make: 'Make class',
  save: 'Save',
  notMade: (why: string) => `We couldn't make the class. ${why}`,
  notSaved: (why: string) => `We couldn't save this. ${why}`,
} as const;

export const pageMessages = {
  documentTitle: (name: string) => `${name} · ${product.name}`,
  loading: 'Loading the class…',
  notLoaded: "We couldn't load this class",
  back: 'Classes',
  tabs: 'Parts of the class',
  tests: 'Tests',
  gradebook: 'Gradebook',
  roster: 'Students',
  more: 'More about this class',
  edit: 'Edit class',
  end: 'End class',
  ending: {
    title: (name: string) => `End ${name}?`,
    text: 'The class, its members, their names and the gradebook are deleted for good. Reports of its tests stay, without names. Export the gradebook first if you need it.',
    confirm: 'End class',
    cancel: 'Keep class',
    done: (name: string) => `${name} has ended.`,
    failed: (why: string) => `We couldn't end the class. ${why}`,
  },
} as const;

export const codeMessages = {
  title: 'Class code',
  show: 'Show',
  how: (place: string) => `Students type it at ${place} once. They give a name, no email.`,
  showTitle: (name: string) => `Join ${name}`,
  showText: (place: string) => `Scan this, or go to ${place} and type the code.`,
  qr: 'QR code that opens the page to join',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: "We couldn't copy the link.",
} as const;

export const rosterMessages = {
  loading: 'Loading the students…',
  notLoaded: "We couldn't load the students",
  find: 'Find a student',
  clear: 'Clear search',
  nobodyFound: (name: string) => `Nobody in this class is called “${name}”.`,
  nobody: {
    title: 'Nobody has joined yet',
    text: 'Show the class code. Each student types it once, with a name.',
  },
  needsALook: (count: number) => `Needs a look, ${count}`,
  joined: (count: number) => `Joined, ${count}`,
  removed: (count: number) => `Removed, ${count}`,
  joinedOn: (day: string) => `Joined ${day}`,
  removedOn: (day: string) => `Removed ${day}, still in the gradebook`,
  sameName: 'Joined under this name twice',
  alsoAs: (names: string) => `Also joined as ${names}`,
  askedErasure: (day: string) => `Asked on ${day} to be erased`,
  merge: 'Merge',
  erase: 'Erase',
  more: (name: string) => `More about ${name}`,
  actions: {
    results: 'See results',
    rename: 'Rename',
    merge: 'Merge with…',
    wayBack: 'New words to come back',
    remove: 'Remove from class',
    erase: 'Erase for good',
  },
  slips: 'Print slips to join',
  namesOnly: {
    title: 'Names only',
    text: `${product.name} keeps a name and answers. No email, no birthday, no photo. Erase a student and nobody can tell who gave their answers.`,
  },
  failed: (why: string) => `That didn't work. ${why}`,
} as const;

export const renameMessages = {
  title: 'Rename student',
  field: 'Name',
  save: 'Save',
  missing: 'Enter a name.',
  tooLong: 'Use at most 50 characters.',
  unseen: 'Use letters or numbers in the name.',
} as const;

export const mergeMessages = {
  title: (name: string) => `Merge ${name}`,
  text: (name: string) =>
    `${name} becomes one with the student you choose. Both keep what they handed in, under that name. This cannot be undone.`,
  field: 'Is the same as',
  confirm: 'Merge',
  nobody: 'There is nobody else to merge with.',
  done: (name: string) => `Merged into ${name}.`,
} as const;

export const removalMessages = {
  title: (name: string) => `Remove ${name}?`,
  text: 'Their devices open nothing of this class from now on. Their results stay in the gradebook until you erase them.',
  confirm: 'Remove',
  cancel: 'Keep',
  done: (name: string) => `${name} was removed.`,
} as const;

export const erasureMessages = {
  title: (name: string) => `Erase ${name}?`,
  text: 'Their name and results are deleted, and the answers they gave stay in the reports without a name. This cannot be undone.',
  confirm: 'Erase for good',
  cancel: 'Keep',
  done: (name: string) => `${name} was erased.`,
} as const;

export const wayBackMessages = {
  askTitle: (name: string) => `New words for ${name}?`,
  askText:
    'The words from before lead nowhere then, and the devices of this student are signed out. They come back with the new words.',
  confirm: 'Make new words',
  cancel: 'Cancel',
  title: (name: string) => `Words for ${name}`,
  text: 'Give them to this student alone. They are shown only now.',
  done: 'Done',
} as const;

export const slipMessages = {
  title: (name: string) => `Slips to join ${name}`,
  go: (place: string) => `Go to ${place}`,
  type: 'Type this code, then your name',
  keep: 'Your way back, four words:',
  failed: 'Your browser did not let a window open. Allow pop-ups for this page.',
} as const;

export const testMessages = {
  loading: 'Loading the tests…',
  notLoaded: "We couldn't load the tests",
  give: 'Give a test',
  none: {
    title: 'No test given yet',
    text: 'Give one of your tests. It opens for everyone in the class, under their names.',
  },
  openUntil: (moment: string) => `Open until ${moment}`,
  opens: (moment: string) => `Opens ${moment}`,
  late: (moment: string) => `Closed ${moment}, late work counts`,
  closed: (moment: string) => `Closed ${moment}`,
  average: (percent: number) => `average ${percent}%`,
  done: (count: number, of: number) => `${count} of ${of} done`,
  open: 'Open',
  later: 'Opens later',
  toGrade: (count: number) => `${student(count)} to grade`,
  graded: 'Graded',
  noReport: 'Report deleted',
  choose: {
    title: 'Give a test',
    text: 'Choose one of your tests. Its questions are copied as they are now.',
    find: 'Find a test',
    clear: 'Clear search',
    loading: 'Loading your tests…',
    nothing: 'No test of yours is called that.',
    none: 'You have no test yet.',
    make: 'Make a test',
    failed: "We couldn't load your tests",
    questions: (count: number) => countOf(count, 'question'),
  },
} as const;

export const topicMessages = {
  title: 'What the class knows',
  by: (count: number) => `Right answers by topic, last ${countOf(count, 'test')}`,
  none: 'Once a test is handed in, you see here what was about what, and how it went.',
  notLoaded: "We couldn't load the topics",
  percent: (percent: number) => `${percent}%`,
  value: (right: number, answers: number) => `${right} of ${countOf(answers, 'answer')} right`,
  practise: (count: number) =>
    count === 1 ? 'Practice test on the weakest' : `Practice test on the ${count} weakest`,
  failed: (why: string) => `We couldn't make the test. ${why}`,
  all: (count: number) => `Show all ${count} topics`,
} as const;

export const bookMessages = {
  loading: 'Loading the gradebook…',
  notLoaded: "We couldn't load the gradebook",
  title: (count: number) => countOf(count, 'test'),
  label: 'Gradebook, scrolls sideways',
  student: 'Student',
  average: 'Average',
  trend: 'Trend',
  class: 'Class',
  absent: 'absent',
  absentMeans: 'Does not count',
  low: (percent: number) => `Under ${percent}`,
  toGrade: 'to grade',
  toGradeMeans: 'Something waits for you, counts so far',
  notYet: 'not handed in',
  removed: 'removed',
  steady: 'steady',
  up: (points: number) => `up ${points}`,
  down: (points: number) => `down ${points}`,
  percent: (percent: number) => `${percent}%`,
  weight: (weight: number) => (weight === 0 ? 'does not count' : `counts ${weight}×`),
  weightOf: (title: string) => `How much ${title} counts`,
  weights: 'Weights',
  weightsTitle: 'How much each test counts',
  weightsText: '1 is the usual. 2 counts twice as much, 0 does not count at all.',
  weightFailed: (why: string) => `We couldn't save the weight. ${why}`,
  done: 'Done',
  none: {
    title: 'Nothing to grade yet',
    text: 'Give a test: everyone who hands in has a result here, and who was absent when it closes.',
  },
  export: 'Export CSV',
  print: 'Print',
  fileName: (name: string) => `gradebook-${name}.csv`,
  printTitle: (name: string) => `Gradebook of ${name}`,
  scores: (scores: readonly number[]) =>
    `Results: ${scores.map((score) => `${score}%`).join(', ')}`,
} as const;

export const recordMessages = {
  documentTitle: (name: string) => `${name} · ${product.name}`,
  loading: 'Loading the results…',
  notLoaded: "We couldn't load this student",
  back: (name: string) => name,
  average: 'Average',
  trend: 'Trend',
  tests: 'Tests',
  topics: 'By topic',
  noTests: 'No result yet.',
  noTopics: 'Nothing is known yet.',
  report: 'Report',
  points: (points: number, possible: number) => `${points} of ${countOf(possible, 'point')}`,
} as const;
