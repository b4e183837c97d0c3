/** Requirement ids in the titles of a file's tests, of tables of tests too. */
export function readClaims(source: string): string[] {
  const titles = source.matchAll(/(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g);
  return [...titles].flatMap(([, , title = '']) => readIds(title));
}

/** Requirement ids in the title of a test; nothing else claims one. */
export function readIds(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => id);
}

/** First column of the table in deviations.md. */
export function readDeviations(markdown: string): string[] {
  return [...markdown.matchAll(/^\|\s*([A-Z]+-\d+)\s*\|/gm)].map(([, id = '']) => id);
}

export type Owned = { id: string; area: string };

export function readOwners(table: string): Owned[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', area = ''] = line.split('\t');
      return { id, area: area.trim() };
    });
}
