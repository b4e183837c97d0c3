import type { FetchChecked } from './fetch-checked.ts';
import { type PageKind, pageKindOf } from './page-kind.ts';

export type FetchedPage = {
  /** Where it was in the end, after all redirects. */
  address: URL;
  kind: PageKind;
  /** As its server names it. */
  encoding: string | undefined;
  bytes: Buffer;
};

export type FetchPage = (address: string, signal: AbortSignal) => Promise<FetchedPage>;

/** Fetches a page that people read. Throws PageRefusedError, or the reason of the signal. */
export function makeFetchPage(fetchChecked: FetchChecked): FetchPage {
  return async (asked, signal) => {
    const { address, told, bytes } = await fetchChecked(
      {
        address: asked,
        accept: 'text/html,application/xhtml+xml,text/plain,application/pdf',
        examine: (headers) => pageKindOf(headers['content-type']),
      },
      signal,
    );
    return { address, ...told, bytes };
  };
}
