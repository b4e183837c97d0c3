/** For a failure that the user need not know of, and that somebody may look for. */
export function logIgnored(what: string, error: unknown): void {
  console.warn(what, error);
}
