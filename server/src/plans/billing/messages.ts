export const billingMessages = {
  trialUnconfirmed: 'Confirm your email address first, and your free trial can start.',
} as const;
