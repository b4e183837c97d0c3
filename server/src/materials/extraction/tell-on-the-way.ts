/**
 * What some work tells of itself while it goes on, and at the end what came of it. A listener that is
 * slow hears only the newest. The work ends by its own signal, and not when its listener leaves.
 */
export async function* tellOnTheWay<T>(
  work: (tell: (news: T) => void) => Promise<T>,
): AsyncGenerator<T> {
  let newest: { news: T } | undefined;
  let isOver = false;
  let bell = Promise.withResolvers<void>();
  const result = work((news) => {
    newest = { news };
    bell.resolve();
  });
  const ring = () => {
    isOver = true;
    bell.resolve();
  };
  result.then(ring, ring);
  while (!isOver) {
    await bell.promise;
    bell = Promise.withResolvers();
    const told = newest;
    newest = undefined;
    if (told) yield told.news;
  }
  yield await result;
}
