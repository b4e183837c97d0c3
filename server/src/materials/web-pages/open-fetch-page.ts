import type { Config } from '../../config.ts';
import { type FetchPage, makeFetchPage } from './fetch-page.ts';

/** Of the open web; in tests of a server of ours, whatever the address is called. */
export function openFetchPage({ WEB_PAGES_STAND_IN: standIn }: Config): FetchPage {
  if (standIn === undefined) return makeFetchPage();
  const { hostname: host, port } = new URL(standIn);
  return makeFetchPage({
    resolve: async () => [anyPublicAddress],
    dial: () => ({ host, port: Number(port) }),
  });
}

const anyPublicAddress = '8.8.8.8';
