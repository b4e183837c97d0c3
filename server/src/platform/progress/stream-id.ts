/** Where a stream starts. */
export const firstId = '0-0';

/** Ids come back from clients: Redis refuses what exceeds 64 bits, for every stream it is asked for. */
export function readStreamId(id: string | undefined): string {
  return id !== undefined && /^\d{1,15}-\d{1,15}$/.test(id) ? id : firstId;
}

export function compareIds(a: string, b: string): number {
  const [aTime = '0', aCount = '0'] = a.split('-');
  const [bTime = '0', bCount = '0'] = b.split('-');
  return Number(aTime) - Number(bTime) || Number(aCount) - Number(bCount);
}
