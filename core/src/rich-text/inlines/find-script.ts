import { richLimits } from '../rich-text.ts';

export type Script = {
  readonly kind: 'subscript' | 'superscript';
  readonly content: string;
  readonly end: number;
};

/** The script that begins at a place: '_{n+1}' and '^{2}'. */
export function findScript(text: string, at: number): Script | undefined {
  if (text.charAt(at + 1) !== '{') return undefined;
  const start = at + 2;
  const last = Math.min(text.length, start + richLimits.scriptLength);
  let depth = 1;
  for (let place = start; place < last; place += 1) {
    const sign = text.charAt(place);
    if (sign === '\n') return undefined;
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0) continue;
    const content = text.slice(start, place);
    if (content.trim() === '') return undefined;
    const kind = text.charAt(at) === '_' ? 'subscript' : 'superscript';
    return { kind, content, end: place + 1 };
  }
  return undefined;
}
