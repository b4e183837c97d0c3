import { CLAMP_PARAMETERS, default_w, W17_W18_Ceiling } from 'ts-fsrs';

/** What FSRS-6 knows of a memory in general: those of its authors, or a learner's own. */
export type Parameters = readonly number[];

/** As the authors of FSRS have tuned them over the reviews of many learners. */
export const usualParameters: Parameters = default_w;

const ranges = CLAMP_PARAMETERS(W17_W18_Ceiling, true);

/** All of them, each a number in the range that FSRS allows. */
export function isAllowed(parameters: Parameters): boolean {
  return (
    parameters.length === ranges.length &&
    ranges.every(([least = 0, most = 0], place) => {
      const value = parameters[place];
      return value !== undefined && value >= least && value <= most;
    })
  );
}
