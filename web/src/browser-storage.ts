/**
 * What this browser keeps for us. A browser that blocks storage throws at every touch; it then
 * simply remembers nothing, and the page still works.
 */
export function readStored(key: string): string | undefined {
  return attempt(() => localStorage.getItem(key) ?? undefined);
}

export function store(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value));
}

export function forget(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

function attempt<T>(touch: () => T): T | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
