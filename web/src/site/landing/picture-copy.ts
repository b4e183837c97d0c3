/** What stands in the pictures of the slides: examples, with nobody's real figures. */
export const progressPicture = {
  label: 'Example: scores rise from 48% to 92% in 5 attempts',
  topic: 'Memory and plasticity',
  latest: '92%',
  attempts: ['48%', '61%', '70%', '81%', '92%'],
  parts: [
    { name: 'Synaptic plasticity', percent: 94, tone: 'success' },
    { name: 'Hippocampus', percent: 78, tone: 'petrol' },
    { name: 'Memory systems', percent: 58, tone: 'danger' },
  ],
} as const;

export const sharedTestPicture = {
  label: 'Example: a shared test with the code K7Q2MD',
  kind: 'Shared test',
  example: 'Example',
  name: 'AP Biology: cell transport',
  facts: [
    { name: 'Questions', value: '12' },
    { name: 'Time limit', value: '15 minutes' },
    { name: 'Difficulty', value: 'Medium' },
  ],
} as const;

export const questionTypesPicture = {
  multipleChoice: 'Multiple choice',
  trueFalse: 'True or false',
  fillInBlank: 'Fill in the blank',
} as const;
