const fileName = '/index.html';

/** Every page has one address: without a slash at its end, without the name of its file. */
export function tidyPath(path: string): string {
  const named = path.endsWith(fileName) ? path.slice(0, -fileName.length) : path;
  let end = named.length;
  // Not by an expression: it would look at a row of slashes once from each of them.
  while (named[end - 1] === '/') end -= 1;
  return named.slice(0, end) || '/';
}
