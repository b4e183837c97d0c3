import type { Config } from '../../config.ts';
import { type FetchChecked, makeFetchChecked } from './fetch-checked.ts';

export type Web = {
  fetchChecked: FetchChecked;
  /** How addresses of ours begin: the server of tests speaks no TLS. */
  scheme: 'https' | 'http';
};

/** The open web; in tests a server of ours, whatever an address is called. */
export function openWeb({ WEB_PAGES_STAND_IN: standIn }: Config): Web {
  if (standIn === undefined) return { fetchChecked: makeFetchChecked(), scheme: 'https' };
  const { hostname: host, port } = new URL(standIn);
  const fetchChecked = makeFetchChecked({
    resolve: async () => [anyPublicAddress],
    dial: () => ({ host, port: Number(port) }),
  });
  return { fetchChecked, scheme: 'http' };
}

const anyPublicAddress = '8.8.8.8';
