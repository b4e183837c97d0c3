/** Such as "Source: Lecture 6.pdf, page 3". */
export function writeSource(file: string | undefined, page: number | undefined): string {
  const where = [
    ...(file === undefined ? [] : [file]),
    ...(page === undefined ? [] : [`page ${page}`]),
  ];
  return where.length === 0 ? 'Source' : `Source: ${where.join(', ')}`;
}
