/** As a text names a picture: `![alternative text](picture:UUID)`. */
const mention = /\]\(picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/gi;

/** Each once, however often the texts show it. */
export function findPictureIds(texts: readonly string[]): string[] {
  const found = texts
    .filter((text) => text.includes('](picture:'))
    .flatMap((text) => [...text.matchAll(mention)].map(([, id = '']) => id.toLowerCase()));
  return [...new Set(found)];
}
