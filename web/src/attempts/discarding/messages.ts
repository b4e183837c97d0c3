export const discardMessages = {
  title: 'Discard this attempt?',
  text: (name: string) =>
    `What you have answered so far in “${name}” is deleted. The test itself stays.`,
  cancel: 'Cancel',
  confirm: 'Discard',
  discarded: 'The attempt was discarded.',
  notDiscarded: (reason: string) => `The attempt was not discarded: ${reason}`,
  unknownFailure: 'Something went wrong. Please try again.',
} as const;
