/** Every zone this browser knows, and the user's own, which another browser may have named. */
export function listTimeZones(own: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])].toSorted();
}

/** Such as "America/New York". */
export function writeTimeZone(zone: string): string {
  return zone.replaceAll('_', ' ');
}
