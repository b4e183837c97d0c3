import type { Block } from './block-writer.ts';

/** A paragraph, or an item before which somebody, or a program without lists, typed a sign. */
export function readTyped(text: string): Block {
  const bullet = bullets.exec(text)?.[0];
  if (bullet === undefined) return { kind: 'paragraph', text };
  return { kind: 'item', depth: 0, text: text.slice(bullet.length) };
}

const bullets = /^\s{0,20}[•·▪▫◦‣⁃●○■□➢➤✓\u00B7\uF0B7\uF0A7\uF0D8\uF0FC][ \t\u00A0]+(?=\S)/u;
