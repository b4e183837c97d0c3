export const billingMessages = {
  trialUnconfirmed: 'Confirm your email address to start your free trial.',
} as const;
