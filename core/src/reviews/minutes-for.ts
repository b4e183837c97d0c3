/** How long some reviews take at a pace, in whole minutes: none for none, and one that has begun counts. */
export function minutesFor(reviews: number, msPerReview: number): number {
  return Math.ceil((reviews * msPerReview) / 60_000);
}
