/** Said on the results and by the study session itself (C19). */
export const missedMessages = {
  none: 'No missed questions to study!', // [RES-43]
} as const;
