/**
 * What the public pages promise and the product does not do yet (CF-28): every line that leans on
 * one of these carries 'Coming soon'. Whoever finishes a feature takes it out of the list.
 */
const coming: readonly Feature[] = [];

/** All that a line of public text may lean on. */
export type Feature =
  | 'accounts'
  | 'adaptive-learning'
  | 'analytics'
  | 'payment'
  | 'practice-tests'
  | 'flashcards'
  | 'reviews'
  | 'class-reports'
  | 'class-tools'
  | 'hints'
  | 'sharing'
  | 'video-and-image-input'
  | 'support';

export function isComing(feature: Feature): boolean {
  return coming.some((name) => name === feature);
}
