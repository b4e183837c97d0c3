/** The words of the landing page. The picture's are an example of a learner's material. */
export const landingCopy = {
  documentTitle: 'Engram: turn notes into tests',
  description:
    'Practice tests and flashcards from your own notes, PDF, DOCX or TXT files, with the source of every question.',
  title: { before: 'Turn', highlighted: 'notes', after: 'into tests' },
  lead: 'Add notes, a PDF, DOCX or TXT file, or pasted text. Engram writes practice questions and flashcards from your own material in under 30 seconds.',
  start: 'Try Free Now',
  goOn: 'Go to Dashboard',
  assurances: ['No credit card', 'Free forever plan', 'Cancel anytime'],
  picture: {
    heading: 'Lecture 6. Memory and plasticity',
    first:
      'Bliss and Lømo described long-term potentiation in 1973, in the hippocampus of the rabbit.',
    before: 'At rest a magnesium ion blocks the NMDA receptor.',
    highlighted:
      'Its channel opens only when glutamate is bound and the cell is already depolarised.',
    after: 'Calcium then flows in and the synapse grows stronger.',
    last: 'Without the CA1 region, new events are not kept for long.',
    questionType: 'Multiple choice',
    position: '4 of 10',
    question: 'Why is the NMDA receptor called a coincidence detector?',
    options: [
      { letter: 'A', text: 'It responds to any glutamate', state: 'idle' },
      { letter: 'B', text: 'It needs glutamate and depolarisation together', state: 'correct' },
      { letter: 'C', text: 'It opens at rest', state: 'idle' },
    ],
  },
} as const;
