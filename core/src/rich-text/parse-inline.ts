import { findPicture } from './inlines/find-picture.ts';
import { findScript } from './inlines/find-script.ts';
import { makeUnitFinder } from './inlines/find-units.ts';
import { type LineBuilder, makeLineBuilder } from './inlines/line-builder.ts';
import { readStars } from './inlines/read-stars.ts';
import { type Inlines, richLimits } from './rich-text.ts';

/**
 * Reads one line or paragraph. It never fails: what is not clearly markup stays as it is written
 * ('$5 and $10', '2 * 3 * 4', 'snake_case', 'C#').
 */
export function parseInline(text: string): Inlines {
  return parseDeep(text, 0);
}

function parseDeep(text: string, depth: number): Inlines {
  if (text === '') return [];
  if (findSign(text, 0) === text.length) return [{ kind: 'text', text }];
  const line = makeLineBuilder();
  const findUnit = makeUnitFinder(text);
  let at = 0;
  for (let made = 0; at < text.length && made < richLimits.inlines; made += 1) {
    const next = findSign(text, at);
    line.addText(text.slice(at, next));
    if (next >= text.length) return line.finish();
    const unit = findUnit(next);
    if (unit === undefined) at = readSign(text, next, line, depth);
    else {
      const { kind, content, end } = unit;
      line.add(kind === 'code' ? { kind, text: content } : { kind, latex: content });
      at = end;
    }
  }
  line.addText(text.slice(at));
  return line.finish();
}

function findSign(text: string, from: number): number {
  sign.lastIndex = from;
  return sign.exec(text)?.index ?? text.length;
}

const sign = /[\\`$*_^!]/g;

/** Reads what one sign begins, and tells where it goes on. */
function readSign(text: string, at: number, line: LineBuilder, depth: number): number {
  switch (text.charAt(at)) {
    case '\\':
      return readEscape(text, at, line);
    case '*':
      return readStars(text, at, line);
    case '!':
      return readPicture(text, at, line);
    case '_':
    case '^':
      return readScript(text, at, line, depth);
    default:
      line.addText(text.charAt(at));
      return at + 1;
  }
}

function readEscape(text: string, at: number, line: LineBuilder): number {
  const escaped = text.charAt(at + 1);
  const isEscape = /[\\`$*_^!#|{}()[\]~+.-]/.test(escaped);
  line.addText(isEscape ? escaped : '\\');
  return isEscape ? at + 2 : at + 1;
}

function readPicture(text: string, at: number, line: LineBuilder): number {
  const found = findPicture(text, at);
  if (found === undefined) {
    line.addText('!');
    return at + 1;
  }
  const { end, ...picture } = found;
  line.add({ kind: 'picture', ...picture });
  return end;
}

function readScript(text: string, at: number, line: LineBuilder, depth: number): number {
  const script = depth < richLimits.scriptDepth ? findScript(text, at) : undefined;
  if (script === undefined || !hasBase(text, at, line)) {
    line.addText(text.charAt(at));
    return at + 1;
  }
  line.add({ kind: script.kind, inlines: parseDeep(script.content, depth + 1) });
  return script.end;
}

/** A script hangs on what it belongs to, or on another script. */
function hasBase(text: string, at: number, line: LineBuilder): boolean {
  const last = line.last()?.kind;
  if (last === 'subscript' || last === 'superscript') return true;
  return /[\p{L}\p{N})\]*'’]/u.test(text.charAt(at - 1));
}
