import { planWords } from '../plan-words.ts';

/** Words that several public pages share. */
export const siteWords = {
  tryFree: 'Try Free Now',
  goToDashboard: 'Go to Dashboard',
  comingSoon: planWords.coming,
  backToHome: 'Back to Home',
} as const;
