/** Whether it is copied: the browser may forbid it, or have no clipboard outside of https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
