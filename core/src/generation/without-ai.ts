/** Why somebody who could have AI gets the built-in generator for now (D44). */
export const withoutAiReasons = ['unconfirmed', 'over-budget'] as const;
export type WithoutAi = (typeof withoutAiReasons)[number];
