import type { Reply } from '@engram/core/endpoint.ts';
import { materialMessages as words } from '@engram/core/materials/messages.ts';
import { MaterialTitle } from '@engram/core/materials/material.ts';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import type { readPage } from '@engram/core/materials/reading-api.ts';
import { AppError } from '../http/app-error.ts';
import { openNamelessFile } from '../platform/open-nameless-file.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { ExtractDocument } from './extraction/extract-document.ts';
import type { Reading } from './extraction/reader/reading.ts';
import { hostOf } from './web-pages/check-address.ts';
import type { FetchedPage, FetchPage } from './web-pages/fetch-page.ts';
import { PageRefusedError, type PageRefusal } from './web-pages/page-refused-error.ts';

type Parts = { fetchPage: FetchPage; extract: ExtractDocument };
type Wish = { userId: string; address: string; signal: AbortSignal };

/** The main text of a page of the web, or why there is none. */
export function makeReadPage({ fetchPage, extract }: Parts) {
  return async ({ userId, address, signal }: Wish): Promise<Reply<typeof readPage>> => {
    try {
      const page = await fetchPage(address, signal);
      return describePage(page, await readFetched(page, { userId, signal }, extract));
    } catch (error) {
      if (error instanceof PageRefusedError) throw refuse(error);
      throw explainRefusal(error, {
        empty: words.pageEmpty,
        emptyHint: words.pageEmptyHint,
        wrongType: words.pageKindHint,
      });
    }
  };
}

type Reader = Omit<Wish, 'address'>;

/** Through a file without a name, which is all that the reader is given. */
async function readFetched(
  { bytes, kind, encoding }: FetchedPage,
  { userId, signal }: Reader,
  extract: ExtractDocument,
): Promise<Reading> {
  // What the server says of the letters counts more than what the page says.
  const mark = kind === 'web' && encoding !== undefined ? `<meta charset="${encoding}">` : '';
  const content = Buffer.concat([Buffer.from(mark), bytes]);
  const file = await openNamelessFile();
  try {
    await file.writeFile(content);
    const { reading } = await extract({
      userId,
      fileName: '',
      kind,
      sizeBytes: bytes.length,
      head: content.subarray(0, 1_024),
      file: file.fd,
      signal,
    });
    return reading;
  } finally {
    await file.close();
  }
}

function describePage(
  { address, bytes }: FetchedPage,
  { title, text, pageStarts, isCut }: Reading,
): Reply<typeof readPage> {
  const named = MaterialTitle.safeParse(title);
  return {
    title: named.success ? named.data : hostOf(address),
    text,
    characters: countCharacters(text),
    address: address.href,
    sizeBytes: bytes.length,
    ...(pageStarts ? { pageStarts: [...pageStarts] } : {}),
    isCut,
  };
}

function refuse(error: PageRefusedError): AppError {
  return refusals[error.refusal](error);
}

const refusals: Record<PageRefusal, (cause: Error) => AppError> = {
  address: (cause) => new AppError('address-refused', { details: words.addressRefusedHint, cause }),
  unreachable: (cause) =>
    new AppError('page-unreachable', { details: words.pageUnreachableHint, cause }),
  kind: (cause) =>
    new AppError('file-type-unsupported', {
      message: words.pageKind,
      details: words.pageKindHint,
      cause,
    }),
  size: (cause) =>
    new AppError('file-too-large', {
      message: words.pageTooLarge,
      details: words.pageTooLargeHint,
      cause,
    }),
};
