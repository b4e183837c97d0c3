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

/** Whether there was room; if not, what stood there before stays. */
export function storeIfRoom(key: string, value: string): boolean {
  store(key, value);
  return readStored(key) === value;
}

export function listStored(): string[] {
  return attempt(() => Object.keys(localStorage)) ?? [];
}

/** The same for this tab alone, until it is closed. */
export function readStoredInTab(key: string): string | undefined {
  return attempt(() => sessionStorage.getItem(key) ?? undefined);
}

/** Whether there was room; if not, what stood there before is gone as well. */
export function storeInTab(key: string, value: string): boolean {
  attempt(() => sessionStorage.setItem(key, value));
  const isStored = readStoredInTab(key) === value;
  if (!isStored) forgetInTab(key);
  return isStored;
}

export function forgetInTab(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

export function listStoredInTab(): string[] {
  return attempt(() => Object.keys(sessionStorage)) ?? [];
}

function attempt<T>(touch: () => T): T | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
