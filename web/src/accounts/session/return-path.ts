/** Where to go after signing in; undefined for anything but a path of this site (NS-23). */
export function readReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const url = URL.canParse(value, ourOrigin) ? new URL(value, ourOrigin) : undefined;
  if (url?.origin !== ourOrigin) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return isPath(value) && isPath(path) ? path : undefined;
}

/** Any origin does: only what keeps it is ours. */
const ourOrigin = 'https://our.invalid';

// A second slash would make the next word a host.
function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text);
}
