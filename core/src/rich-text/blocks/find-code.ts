import type { BlockReader } from './line-reader.ts';

/** Fenced code with its language. A fence that is never closed goes on to the end. */
export const findCode: BlockReader = (lines, at) => {
  const [, fence = '', language = ''] = opening.exec(lines[at] ?? '') ?? [];
  if (fence === '') return undefined;
  const close = new RegExp(`^ {0,3}${fence.charAt(0)}{${fence.length},}\\s*$`);
  let end = at + 1;
  while (end < lines.length && !close.test(lines[end] ?? '')) end += 1;
  const text = lines.slice(at + 1, end).join('\n');
  return { block: { kind: 'code', language: language.toLowerCase(), text }, end: end + 1 };
};

const opening = /^ {0,3}(`{3,20}|~{3,20})[ \t]*([\w+#.-]{0,30})[ \t]*$/;
