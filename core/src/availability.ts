/**
 * What the public pages promise and the product does not do yet (CF-28): every line that leans on
 * one of these carries 'Coming soon'. Whoever finishes a feature takes it out of the list.
 */
const coming = ['class-tools'] as const;

type ComingFeature = (typeof coming)[number];

/** All that a line of public text may lean on. */
export type Feature =
  | ComingFeature
  | 'accounts'
  | 'adaptive-learning'
  | 'analytics'
  | 'payment'
  | 'practice-tests'
  | 'flashcards'
  | 'reviews'
  | 'class-reports'
  | 'hints'
  | 'sharing'
  | 'video-and-image-input'
  | 'support';

export function isComing(feature: Feature): boolean {
  return coming.some((name) => name === feature);
}
