import { default_w } from 'ts-fsrs';

/** As the authors of FSRS have tuned it over the reviews of many learners. */
export const usualParameters: readonly number[] = default_w;
