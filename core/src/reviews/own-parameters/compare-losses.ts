/**
 * By how much one way to foretell beats another, answer for answer: a share of the other's loss, and
 * how many standard errors that is, for chance also makes differences.
 */
export type Lead = { share: number; errors: number };

export function compareLosses(losses: readonly number[], others: readonly number[]): Lead {
  const leads = losses.map((loss, no) => (others[no] ?? 0) - loss);
  const lead = meanOf(leads);
  const spread = Math.sqrt(meanOf(leads.map((one) => (one - lead) ** 2)));
  const error = spread / Math.sqrt(leads.length);
  return { share: lead / meanOf(others), errors: error === 0 ? 0 : lead / error };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
