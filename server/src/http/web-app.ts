import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoot } from '@engram/core/endpoint.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { sendError } from './error-handler.ts';
import { pagePolicy } from './security-headers.ts';

const fallbackPage = '__spa-fallback.html';
const aYear = 'public, max-age=31536000, immutable';

/** Serves the built web app: hashed assets for ever, pages with a policy of their own. */
export async function serveWebApp(app: FastifyInstance, root: string): Promise<void> {
  const policies = readPolicies(root);
  await app.register(fastifyStatic, {
    root,
    redirect: false,
    index: ['index.html'],
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => setFileHeaders(reply, path.slice(root.length + 1), policies),
  });
  const fallback = readFileSync(join(root, fallbackPage), 'utf8');
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return sendError(new AppError('not-found'), request, reply);
    setFileHeaders(reply, fallbackPage, policies);
    return reply.type('text/html; charset=utf-8').send(fallback);
  });
}

type Headed = Pick<FastifyReply, 'header'>;

function setFileHeaders(reply: Headed, file: string, policies: Map<string, string>): void {
  const policy = policies.get(file);
  if (policy) reply.header('content-security-policy', policy);
  reply.header('cache-control', file.startsWith('assets/') ? aYear : 'no-cache');
}

function readPolicies(root: string): Map<string, string> {
  const read = (page: string) => readFileSync(join(root, page), 'utf8');
  const pages = globSync('**/*.html', { cwd: root });
  return new Map(pages.map((page) => [page, pagePolicy(hashInlineScripts(read(page)))]));
}

/** Hashes of the exact text of each script without src, as the policy wants them. */
function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
  return [...new Set(hashes)];
}

/** A person opening an address of the app, as opposed to a missing file or an unknown call. */
function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !path.startsWith(`${apiRoot}/`) &&
    !/\.[a-z0-9]+$/i.test(path) &&
    (request.headers.accept ?? '').includes('text/html')
  );
}
