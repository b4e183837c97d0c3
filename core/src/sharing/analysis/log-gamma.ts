/** The logarithm of the gamma function, for positive numbers (Lanczos, as in Numerical Recipes). */
export function logGamma(value: number): number {
  const base = value + 5.5;
  const series = coefficients.reduce(
    (sum, coefficient, place) => sum + coefficient / (value + place + 1),
    1.000_000_000_190_015,
  );
  return (
    (value + 0.5) * Math.log(base) - base + Math.log((Math.sqrt(2 * Math.PI) * series) / value)
  );
}

const coefficients = [
  76.180_091_729_471_5, -86.505_320_329_416_8, 24.014_098_240_830_9, -1.231_739_572_450_16,
  0.001_208_650_973_866_18, -0.000_005_395_239_384_953,
];
