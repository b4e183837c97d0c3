const tokenKey = 'token'; // NS-61

/** The session token, kept where every tab of this browser finds it. */
export function readToken(): string | undefined {
  return localStorage.getItem(tokenKey) ?? undefined;
}

export function clearToken(): void {
  localStorage.removeItem(tokenKey);
}
