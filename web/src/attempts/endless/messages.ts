export const endlessMessages = {
  question: (number: number) => `Question ${number}`,
  attempt: (attempts: number) => `Attempt ${attempts}`,
  keys: 'A to F answer, arrow keys look around, R report, H hint, Enter next, Esc leave.',
  end: 'End Test', // [END-15]
  session: 'This session',
  attempted: 'Attempted',
  firstTry: 'Correct on first try',
  toPractise: 'To practise again',
  accuracy: 'Accuracy',
  percent: (percent: number) => `${percent}%`,
  batch: (first: number, last: number) => `Questions ${first} to ${last}`,
  batchMarks: (correct: number, wrong: number) => `${correct} correct, ${wrong} wrong`,
  making: 'Making more questions…',
  makingHint: 'They come from parts of your text that you have not been asked about.',
  again: 'That was all your text supports. It begins again with the first questions.',
} as const;
