const longestHead = 30;
const mostWords = 4;

/**
 * Whether the first row of a table without a ruler says what its columns hold. Lists and timelines
 * stand in columns too, and their first line is a line like the others: only numbers under a word,
 * or a word that is no content anywhere, tell the two apart.
 */
export function namesColumns(
  first: readonly string[],
  others: readonly (readonly string[])[],
): boolean {
  if (others.length === 0 || !first.every(isShort)) return false;
  return first.some(
    (head, column) =>
      column > 0 && (headWord.test(head) || others.every((cells) => isNumber(cells[column] ?? ''))),
  );
}

function isShort(head: string): boolean {
  const bare = head.replace(/\s*\([^()]*\)$/u, '');
  if (bare.length > longestHead || bare.split(' ').length > mostWords) return false;
  return /^\p{L}/u.test(bare) && !/[\d.:;,!*]/u.test(bare);
}

function isNumber(cell: string): boolean {
  return /^[-−+~≈<>±]?\s?\d[\d.,]*\s?\S{0,6}$/u.test(cell);
}

const headWord =
  /^(?:meanings?|definitions?|descriptions?|functions?|examples?|symbols?|formulas?|units?|years?|authors?|capitals?|translations?|bedeutung|definition|beschreibung|funktion|beispiele?|einheit|jahr|hauptstadt|übersetzung|significado|definición|descripción|función|ejemplos?|unidad|año|traducción|signification|définition|fonction|exemples?|unité|année|capitale|traduction)$/iu;
