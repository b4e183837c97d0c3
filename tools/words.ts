import { listWords } from './words/list-words.ts';
import { roomOf } from './words/room-of.ts';

/**
 * Prints every string that a user may read, room by room, so that it can be read as a whole. Names
 * of rooms as options print only those: 'web/attempts', 'core/plans'.
 */
const wanted = process.argv.slice(2);
for (const [room, words] of Map.groupBy(listWords(), ({ path }) => roomOf(path))) {
  if (wanted.length > 0 && !wanted.includes(room)) continue;
  console.log(`\n${room}`);
  for (const { path, line, text } of words) console.log(`${path}:${line}  ${text}`);
}
