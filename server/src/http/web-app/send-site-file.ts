import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFile } from './make-site-file.ts';

type Answer = {
  file: SiteFile;
  status?: number;
  /** Search engines leave it out. */
  isHidden?: boolean;
};

/** In the best encoding that the other side reads, or not at all when it has this version. */
export function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, status = 200, isHidden = false }: Answer,
) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoded = file.encoded.find(({ encoding }) => accepts(accepted, encoding));
  const etag = `"${file.hash}-${encoded?.encoding ?? 'plain'}"`;
  reply.code(status).headers(file.headers);
  if (isHidden) reply.header('x-robots-tag', 'noindex');
  if (status === 200) {
    reply.header('etag', etag);
    if (isKnown(etag, request.headers['if-none-match'] ?? '')) return reply.code(304).send();
  }
  if (encoded) reply.header('content-encoding', encoded.encoding);
  return reply.send(encoded?.body ?? file.body);
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((offer) => {
    const [name = '', quality = 'q=1'] = offer.toLowerCase().split(';');
    return name.trim() === encoding && Number(quality.replace('q=', '')) > 0;
  });
}

/** A proxy may have made our mark a weak one. */
function isKnown(etag: string, header: string): boolean {
  const known = header.split(',').map((mark) => mark.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
