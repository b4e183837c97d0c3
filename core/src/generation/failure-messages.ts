/** Those words of generation that the table of errors needs: every public page carries them. */
export const generationFailures = {
  invalidInput: 'Invalid input for question generation',
  running: 'Another test is still being generated. Please wait until it is done.',
  refused:
    "The AI provider declined to write questions about this text. It won't count toward your limit. You can make the test without AI.",
  timedOut: 'Question generation timed out. Please try again.',
  failed: 'Failed to generate test',
  explanationFailed: 'Failed to generate explanation. Please try again.',
  nothingToExplain: "This question has no source, so we can't explain it.",
  answersUsed: "You've used today's AI explanations. Please try again tomorrow.",
} as const;
