import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoot } from '@engram/core/endpoint.ts';
import type { PageOffer } from '@engram/core/plans/page-offer.ts';
import { webBuild } from '@engram/core/web-build.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { AppError } from '../app-error.ts';
import { sendError } from '../error-handler.ts';
import { assetPolicy } from '../security-headers.ts';
import { makeIsAppAddress } from './app-addresses.ts';
import { type DescribePage, type PageWords, withWords } from './describe-page.ts';
import { readSiteFiles } from './read-site-files.ts';
import { sendSiteFile } from './send-site-file.ts';
import { tidyPath } from './tidy-path.ts';

/** No address of ours comes near it, so nothing looks at a longer one. */
const maxPathLength = 2_000;

const maxWaitMs = 500;

const aYear = 'public, max-age=31536000, immutable';

type WebAppConfig = Pick<Config, 'WEB_ROOT' | 'PUBLIC_URL'>;

/** What pages say of this server. */
type Said = { describePage: DescribePage; offer: PageOffer };

/**
 * Serves the built web app: hashed assets from the disk, everything else from memory. A screen
 * without a page of its own opens with the fallback; any other address does not exist.
 */
export async function serveWebApp(
  app: FastifyInstance,
  config: WebAppConfig,
  { describePage, offer }: Said,
): Promise<void> {
  const root = config.WEB_ROOT;
  const { origin } = new URL(config.PUBLIC_URL);
  const { files, fallback, notFound } = await readSiteFiles(root, { origin, offer });
  const isAppAddress = makeIsAppAddress(readAddresses(root));

  await serveAssets(app, join(root, 'assets'));
  for (const [address, file] of files) {
    app.get(address, { schema: { hide: true } }, (request, reply) =>
      sendSiteFile(request, reply, { file }),
    );
  }

  app.setNotFoundHandler(async (request, reply) => {
    const { path, search } = splitUrl(request.url);
    if (!isReading(request) || path.startsWith(`${apiRoot}/`)) {
      return sendError(new AppError('not-found'), request, reply);
    }
    const answerMissing = () => {
      if (!wantsPage(request, path)) return sendError(new AppError('not-found'), request, reply);
      return sendSiteFile(request, reply, { file: notFound, status: 404, isHidden: true });
    };
    if (path.length > maxPathLength) return answerMissing();
    const address = tidyPath(path);
    // React Router takes capitals for small letters, so both lead to the page.
    const page = address.toLowerCase();
    if (files.has(page)) return reply.redirect(page + search, 301);
    if (isAppAddress(address)) {
      if (address !== path) return reply.redirect(address + search, 301);
      const words = await findWords(describePage, request, address);
      if (!words) return sendSiteFile(request, reply, { file: fallback, isHidden: true });
      const { headers, body } = withWords(fallback, words);
      return reply.headers({ ...headers, 'x-robots-tag': 'noindex' }).send(body);
    }
    return answerMissing();
  });
}

/** A page is never held up by them: whoever opens it sees what became of the rest. */
async function findWords(
  describePage: DescribePage,
  request: FastifyRequest,
  address: string,
): Promise<PageWords | undefined> {
  const late = AbortSignal.timeout(maxWaitMs);
  const gaveUp = once(late, 'abort').then(() => undefined);
  return Promise.race([describePage(request, address), gaveUp]).catch((error: unknown) => {
    request.log.warn({ err: error }, 'page not described');
    return undefined;
  });
}

/** Of what the build left only the files themselves, not their folder or their compressed siblings. */
async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  const names = new Set(globSync('**/*.*', { cwd: root, exclude: ['**/.*', '**/*.{br,gz}'] }));
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', aYear);
      reply.header('content-security-policy', assetPolicy);
    },
  });
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { schema: { hide: true } },
    ({ params: { '*': name } }, reply) =>
      names.has(name) ? reply.sendFile(name) : reply.callNotFound(),
  );
}

function readAddresses(root: string): string[] {
  const text = readFileSync(join(root, webBuild.addressesFile), 'utf8');
  return z.array(z.string()).parse(JSON.parse(text));
}

function splitUrl(url: string): { path: string; search: string } {
  const [path = ''] = url.split('?', 1);
  return { path, search: url.slice(path.length) };
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A person or a crawler at an address, as opposed to a page of ours that misses a file. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  return (request.headers.accept ?? '').includes('text/html') || !/\.[a-z0-9]+$/i.test(path);
}
