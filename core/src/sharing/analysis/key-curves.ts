/**
 * How what is right is chosen by more of those who did better in the rest of the test: by each
 * steepness, at each place where half of those who would not guess it know it, and for each share
 * of those who know nothing and guess it.
 */
const steepnesses = [0.4, 0.7, 1.1, 1.7, 2.6];
const places = [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5];
/** In even shares of the choices: a good wrong one draws more. */
const guesses = [0, 0.6, 1.2];

/** Even the best miss by a slip, and what is right is never out of reach. */
const [least, most] = [0.002, 0.98];

/** Where takers may stand, as standard normal numbers; what lies between is rounded. */
const [firstScore, scoreStep, scoreCount] = [-3, 0.125, 49];

export type Curve = {
  /** How likely it is beforehand, as a logarithm. */
  start: number;
  /** By standing: the logarithms of the chance to choose what is right, and not to. */
  chosen: Float64Array;
  missed: Float64Array;
};

export function standingOf(score: number): number {
  const place = Math.round((score - firstScore) / scoreStep);
  return Math.max(0, Math.min(scoreCount - 1, place));
}

const drawn = new Map<number, readonly Curve[]>();

/** All curves, where guessing alone would choose it so often. Each set is drawn once. */
export function drawCurves(evenShare: number): readonly Curve[] {
  const known = drawn.get(evenShare) ?? drawAll(evenShare);
  drawn.set(evenShare, known);
  return known;
}

function drawAll(evenShare: number): Curve[] {
  const curves = steepnesses.flatMap((steepness) =>
    places.flatMap((place) =>
      guesses.map((guess) => {
        const guessed = Math.min(0.9, guess * evenShare);
        const chances = Float64Array.from({ length: scoreCount }, (_, standing) => {
          const score = firstScore + standing * scoreStep;
          const knows = 1 / (1 + Math.exp(-steepness * (score - place)));
          return Math.max(least, guessed + (most - guessed) * knows);
        });
        return {
          start: -((Math.log(steepness) / 0.4) ** 2 + (place / 1.1) ** 2) / 2,
          chosen: chances.map((chance) => Math.log(chance)),
          missed: chances.map((chance) => Math.log(1 - chance)),
        };
      }),
    ),
  );
  const sum = curves.reduce((total, { start }) => total + Math.exp(start), 0);
  return curves.map((curve) => ({ ...curve, start: curve.start - Math.log(sum) }));
}
