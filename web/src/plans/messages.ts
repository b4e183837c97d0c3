export const premiumDialogMessages = {
  badge: 'PRO',
  title: (feature: string) => `Upgrade to Access ${feature}`,
  price: (amount: string) => `From ${amount} per month, cancel anytime`,
  seePlans: 'See Premium Plans',
  noThanks: 'No Thanks',
  close: 'Close',
} as const;
