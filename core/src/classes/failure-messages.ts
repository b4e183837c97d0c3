/** Why a class could not be made, joined or changed: what the table of errors needs. */
export const classFailures = {
  classesFull: 'Your plan has room for one class. With Educator you can have as many as you like.',
  classFull: 'This class is full. Ask your teacher to make room.',
  codeMissing: 'No class and no test has this code. Check it and try again.',
  classCode: 'This is the code of a class, not of a test.',
  wayBackWrong: 'These words lead nowhere. Check each of them, or ask your teacher for new ones.',
  notMember: 'This device is not in the class any more.',
  mergedAlready: 'These two are one already.',
  classTestsFull: 'This class has as many tests as it can hold.',
} as const;
