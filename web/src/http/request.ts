import {
  apiRoot,
  contractHeader,
  contractVersion,
  type Endpoint,
  fillPath,
  toText,
} from '@engram/core/endpoint.ts';

/** The parts of a call before its types are of interest. */
export type SentParts = {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
};

export function makeUrl(endpoint: Endpoint, { params, query }: SentParts): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, toText(value));
  }
  const text = search.toString();
  return `${apiRoot}${fillPath(endpoint.path, params)}${text === '' ? '' : `?${text}`}`;
}

export function makeHeaders(
  token: string | undefined,
  extra: Record<string, string> = {},
): Record<string, string> {
  return {
    [contractHeader]: String(contractVersion),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...extra,
  };
}
