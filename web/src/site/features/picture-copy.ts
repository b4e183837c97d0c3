/** Words inside the pictures: examples of a learner's material and results, read out to nobody. */
export const pictureCopy = {
  questionTypes: { choice: 'Multiple choice', blank: 'Fill in the blank', matching: 'Matching' },
  quote: {
    before: 'At rest a magnesium ion blocks it.',
    highlighted: 'Its channel opens only when glutamate is bound.',
    label: 'highlighted',
  },
  ratings: [
    { name: 'Again', next: '10 min', look: 'again' },
    { name: 'Hard', next: '2 days', look: 'plain' },
    { name: 'Good', next: '6 days', look: 'good' },
    { name: 'Easy', next: '14 days', look: 'plain' },
  ],
  deck: { size: '25 cards', due: '6 to learn', term: 'Engram' },
  progress: { name: 'Memory and plasticity', score: '92%' },
  feedback: { letter: 'C', answer: 'Mirror drawing', verdict: 'Correct! Well done.' },
  verified: {
    type: 'True or false',
    mark: 'Verified',
    question: 'Richard Semon coined the word engram.',
  },
  code: ['K', '7', 'Q', '2', 'M', 'D'],
  questionReport: [
    { name: 'Question 7', percent: 38, tone: 'danger' },
    { name: 'Question 11', percent: 46, tone: 'danger' },
    { name: 'Question 5', percent: 71, tone: 'petrol' },
  ],
  takers: [
    { name: 'Priya R.', wrong: [] },
    { name: 'Jonas W.', wrong: [2] },
    { name: 'Amina Y.', wrong: [1, 4] },
  ],
  coverage: { name: 'Coverage', covered: '4 of 6 sections' },
  exports: { key: 'PDF with answer key', csv: 'CSV of results', questions: 'PDF, questions only' },
} as const;
