/** Whether a text has a table or a list of terms already: three rows of one after the other. */
export function hasLists(text: string): boolean {
  let rows = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    rows = isRow(line) ? rows + 1 : 0;
    if (rows === leastRows) return true;
  }
  return false;
}

const leastRows = 3;

function isRow(line: string): boolean {
  const bare = line.trim();
  return cells.test(bare) || /^(?:[-*•+]|\d{1,3}[.)])\s/u.test(bare) || term.test(bare);
}

/** Two cells or more, by bars, tabs or wide gaps. */
const cells = /\S\s*(?:\||\t| {3,})\s*\S/u;
/** A few words, then what they mean. */
const term = /^[\p{L}\p{N}][^.:!?]{0,50}(?::| [–—-]) +\S/u;
