/** Those words of plans that the table of errors needs: every public page carries them. */
export const planFailures = {
  paymentsOff: 'Paid plans are not available on this server.',
  paymentsFailed: 'The payment service could not be reached. Please try again.',
  alreadySubscribed: 'You have a subscription already.',
  notSubscribed: 'You have no subscription that could be changed.',
} as const;
