import { PageRefusedError } from './page-refused-error.ts';

/** What the reader takes it for. */
export type PageKind = 'web' | 'txt' | 'pdf';

/** By the name that its server gives it; nothing is guessed. Throws PageRefusedError. */
export function pageKindOf(contentType: string | undefined): {
  kind: PageKind;
  encoding: string | undefined;
} {
  const [type = '', ...rest] = (contentType ?? '').toLowerCase().split(';');
  const kind = kinds.get(type.trim());
  if (!kind) throw new PageRefusedError('kind');
  const named = rest.join(';');
  return { kind, encoding: /charset\s*=\s*["']?([\w-]{2,40})/.exec(named)?.[1] };
}

const kinds = new Map<string, PageKind>([
  ['text/html', 'web'],
  ['application/xhtml+xml', 'web'],
  ['text/plain', 'txt'],
  ['text/markdown', 'txt'],
  ['application/pdf', 'pdf'],
]);
