/** Those words of plans that the table of errors needs: every public page carries them. */
export const planFailures = {
  paymentsOff: 'Paid plans are not available on this server.',
  paymentsFailed: "We couldn't reach the payment service. Please try again.",
  alreadySubscribed: 'You already have a subscription.',
  notSubscribed: "You don't have a subscription to change.",
} as const;
