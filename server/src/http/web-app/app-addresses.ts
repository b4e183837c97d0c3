/** Whether an address opens a screen, by the patterns of React Router: 'a/:id', 'a/:id?', 'a/*'. */
export function makeIsAppAddress(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map(toExpression);
  return (path) => {
    const readable = decode(path);
    return expressions.some((expression) => expression.test(readable));
  };
}

function toExpression(pattern: string): RegExp {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  return new RegExp(`^${segments.map(toSource).join('') || '/'}$`, 'i');
}

function toSource(segment: string): string {
  // 'a/*' opens at 'a', too.
  if (segment === '*') return '(?:/.*)?';
  const name = segment.replace(/\?$/, '');
  const source = name.startsWith(':') ? '/[^/]+' : `/${RegExp.escape(name)}`;
  return name === segment ? source : `(?:${source})?`;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
