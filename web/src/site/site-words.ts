/** Words that several public pages share. */
export const siteWords = {
  tryFree: 'Try Free Now',
  goToDashboard: 'Go to Dashboard',
  comingSoon: 'Coming soon',
  backToHome: 'Back to Home',
} as const;
