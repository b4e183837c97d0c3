export const keepingMessages = {
  notTaken: 'Your answers could not be saved to your account.',
  verdictNotSaved: 'Your verdict was not saved. Please try again.',
} as const;
