import type { Line, Span } from '../lines.ts';

/** Fenced code, and runs of lines that cannot be anything else. */
export function findCode(lines: readonly Line[]): Span[] {
  const spans: Span[] = [];
  for (let no = 0; no < lines.length; no += 1) {
    const to = isFence(lines[no]) ? findFenceEnd(lines, no) : findRunEnd(lines, no);
    if (to === no) continue;
    spans.push({ from: no, to });
    no = to - 1;
  }
  return spans;
}

function isFence(line: Line | undefined): boolean {
  return line !== undefined && /^(?:```|~~~)/.test(line.bare);
}

/** A fence that is never closed goes on to the end. */
function findFenceEnd(lines: readonly Line[], from: number): number {
  const mark = lines[from]?.bare.slice(0, 3) ?? '';
  const end = lines.findIndex((line, no) => no > from && line.bare.startsWith(mark));
  return end < 0 ? lines.length : end + 1;
}

/** Lines that are code, and what is indented under them. */
function findRunEnd(lines: readonly Line[], from: number): number {
  const first = lines[from];
  if (first === undefined || !isCode(first.bare)) return from;
  let to = from + 1;
  for (let no = to; no < lines.length; no += 1) {
    const line = lines[no];
    if (line === undefined) break;
    if (line.bare === '') continue;
    const isInside = line.indent > first.indent && !/[.!?]$/.test(line.bare);
    if (!isCode(line.bare) && !isInside) break;
    to = no + 1;
  }
  return to;
}

function isCode(bare: string): boolean {
  return unmistakable.some((pattern) => pattern.test(bare));
}

const unmistakable = [
  /^(?:async )?def \w+\(.*\).*:(?:\s*#.*)?$/,
  /^class \w+(?:\([\w., ]*\))?:$/,
  /^(?:>>>|\.\.\.) \S/,
  /^(?:import \w[\w.]*(?: as \w+)?|from [\w.]+ import .+)$/,
  /^(?:print|console\.log|System\.out\.println|printf)\(.*\);?(?:\s*(?:#|\/\/).*)?$/,
  /^(?:for|while|if|elif) .*[\w)\]'"]:$/,
  /^(?:else|try|finally):$/,
  /^#include\s*[<"]/,
  /^[{}\])]+;?$/,
  /^\w[\w.]* ?[-+*/]?= ?[\w.]*[[({].*[\])}];?(?:\s*(?:#|\/\/).*)?$/,
  /^(?:const|let|var|int|double|float|char|bool|boolean|String) \w+(?:\[\])? ?=.*;?$/,
  /^(?:public|private|protected|static|function|void) .*\{$/,
  /^[\w.]+\([^)]*\);$/,
  /^return [\w.([{'"-][^.!?]*;?$/,
  /^SELECT .* FROM /,
];
