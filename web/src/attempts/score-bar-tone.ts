import { scoreTone } from '@engram/core/attempts/score-tone.ts';

/** The colour of a bar as long as a score. */
export function scoreBarTone(score: number) {
  return tones[scoreTone(score)];
}

const tones = { success: 'success', accent: 'petrol', danger: 'danger' } as const;
