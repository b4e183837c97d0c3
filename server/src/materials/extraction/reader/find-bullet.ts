/** A sign that somebody, or a program without lists, typed before an item. */
export function findBullet(text: string): { rest: string } | undefined {
  const match = /^\s{0,20}[•·▪▫◦‣⁃●○■□➢➤✓\u00B7\uF0B7\uF0A7\uF0D8\uF0FC][ \t\u00A0]+(?=\S)/u.exec(
    text,
  );
  return match ? { rest: text.slice(match[0].length) } : undefined;
}
