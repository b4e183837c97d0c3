import { Resolver } from 'node:dns/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { addressLimits } from '@engram/core/limits.ts';
import { checkAddress, hostOf } from './check-address.ts';
import { isPublicIp } from './is-public-ip.ts';
import { type Dial, openPage } from './open-page.ts';
import { PageRefusedError } from './page-refused-error.ts';
import { readBody } from './read-body.ts';

type Asked<Told> = {
  address: string;
  accept: string;
  /** JSON that is sent there, and to nowhere that a redirect leads. */
  body?: string;
  /** Judges what comes by its headers, before any of it is read. */
  examine: (headers: IncomingHttpHeaders) => Told;
};

type Fetched<Told> = {
  /** Where it was in the end, after all redirects. */
  address: URL;
  told: Told;
  bytes: Buffer;
};

export type FetchChecked = <Told>(
  asked: Asked<Told>,
  signal: AbortSignal,
) => Promise<Fetched<Told>>;

type WebOptions = {
  /** All addresses of a name. */
  resolve?: (name: string) => Promise<string[]>;
  /** Where a checked address is dialled: at itself, except in tests, whose pages are on loopback. */
  dial?: Dial;
  timeLimit?: () => AbortSignal;
};

/**
 * Fetches from the open web and from nothing else: every address on the way is checked by its letters
 * and by what its name resolves to, and the connection goes to the very address that was checked, so
 * that a name that changes leads nowhere. Throws PageRefusedError, or the reason of the signal.
 */
export function makeFetchChecked({
  resolve = resolveAll,
  dial = (at) => at,
  timeLimit = () => AbortSignal.timeout(addressLimits.fetchMs),
}: WebOptions = {}): FetchChecked {
  return async (asked, gone) => {
    const signal = AbortSignal.any([gone, timeLimit()]);
    try {
      return await follow(asked, signal);
    } catch (error) {
      gone.throwIfAborted();
      if (error instanceof PageRefusedError) throw error;
      throw new PageRefusedError('unreachable', { cause: error });
    }
  };

  async function follow<Told>(
    { address, accept, body, examine }: Asked<Told>,
    signal: AbortSignal,
  ): Promise<Fetched<Told>> {
    let url = checkAddress(address);
    const maxRedirects = body === undefined ? addressLimits.maxRedirects : 0;
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const checked = await findAddress(url, signal);
      const response = await openPage(url, { at: dial(checked), accept, body, signal });
      try {
        const { statusCode = 0, headers } = response;
        if (redirects.has(statusCode) && headers.location !== undefined) {
          url = checkAddress(headers.location, url);
          continue;
        }
        if (statusCode !== 200) throw new PageRefusedError('unreachable');
        const told = examine(headers);
        return { address: url, told, bytes: await readBody(response, signal) };
      } finally {
        response.destroy();
      }
    }
    throw new PageRefusedError('unreachable');
  }

  /** The one to connect to. One that is not public refuses the name as a whole. */
  async function findAddress(url: URL, signal: AbortSignal) {
    const host = hostOf(url);
    const found = isIP(host) === 0 ? await untilAborted(resolve(host), signal) : [host];
    if (found.length === 0) throw new PageRefusedError('unreachable');
    if (!found.every(isPublicIp)) throw new PageRefusedError('address');
    const [first = ''] = found.toSorted((one, other) => isIP(one) - isIP(other));
    return { host: first, port: url.protocol === 'https:' ? 443 : 80 };
  }
}

const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Asks name servers and nothing else: neither this machine's own list of names, nor one of the few
 * threads that everything else needs, which a name server that never answers would hold.
 */
async function resolveAll(name: string): Promise<string[]> {
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

const resolver = new Resolver({ timeout: 4_000, tries: 2 });

/** A resolver cannot be stopped, only no longer waited for. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((fulfil, reject) => {
    const leave = () => reject(new PageRefusedError('unreachable', { cause: signal.reason }));
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(fulfil, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
