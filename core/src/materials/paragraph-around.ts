/** Where the paragraph or the point of a list begins that a text ends in, without its bullet. */
export function findOpening(text: string): number {
  let start = text.lastIndexOf('\n') + 1;
  while (start > 0 && !bullet.test(text.slice(start))) {
    const before = text.lastIndexOf('\n', start - 2) + 1;
    if (isApart(text.slice(before, start))) break;
    start = before;
  }
  const opening = text.slice(start);
  return start + ((bullet.exec(opening) ?? heading.exec(opening))?.[0].length ?? 0);
}

/** Where the paragraph or the point of a list ends that a text begins in. */
export function findClosing(text: string): number {
  let end = endOfLine(text, 0);
  while (end < text.length) {
    const next = endOfLine(text, end + 1);
    const line = text.slice(end + 1, next);
    if (isApart(line) || bullet.test(line)) break;
    end = next;
  }
  return end;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** A line that belongs to no paragraph: an empty one, a heading, the edge of code, a row. */
function isApart(line: string): boolean {
  return line.trim() === '' || heading.test(line) || /^\s*(?:```|~~~|\|)/.test(line);
}

const heading = /^\s*#{1,6}\s/;
const bullet = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
