import { type Cover, writeCover } from './cover.ts';

/** A picture as a text shows it. What would end the alternative text is escaped. */
export function writeMention(id: string, alternative: string, cover?: Cover): string {
  const line = alternative.replace(/\s+/g, ' ').trim();
  const mention = `![${line.replace(/[\\[\]]/g, '\\$&')}](picture:${id})`;
  return cover === undefined ? mention : `${mention}${writeCover(cover)}`;
}
