/** Undefined if it is none: a proxy's page in place of an answer, say, or a store that was tampered with. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
