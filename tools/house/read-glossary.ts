/** What the glossary of docs/words.md forbids, and the strings in which it has to be. */
export type Glossary = { forbidden: readonly string[]; quoted: ReadonlySet<string> };

export function readGlossary(page: string): Glossary {
  const [nouns = [], quotes = []] = page.split(/^## /m).map(readRows);
  return {
    forbidden: nouns.flatMap(([, , never = '']) => never.split(', ')).filter(Boolean),
    quoted: new Set(quotes.map(([text = '']) => text)),
  };
}

/** The first forbidden word of a text, if it has one; what fills its holes is not looked at. */
export function findForbidden(text: string, { forbidden }: Glossary): string | undefined {
  const shown = text.replaceAll(/\{[^}|]*\}/g, ' ');
  return forbidden.find((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(shown));
}

/** The cells of a table, without its head. */
function readRows(section: string): string[][] {
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
