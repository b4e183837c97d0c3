import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type Keys = { accessKeyId: string; secretAccessKey: string; region: string };

/** Older and newer requests are refused, as by Amazon. */
const skewMs = 15 * 60 * 1000;

/**
 * Whether a request is signed as version 4 of Amazon's signatures asks, worked out here from its
 * description alone: undefined when it is, else the code of the refusal.
 */
export function checkSignature(
  request: IncomingMessage,
  body: Buffer,
  { keys, now }: { keys: Keys; now: Date },
): string | undefined {
  const given = readAuthorization(request.headers.authorization ?? '');
  if (!given) return 'AccessDenied';
  const { accessKeyId, date, region, signedHeaders, signature } = given;
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const time = String(request.headers['x-amz-date']);
  if (!time.startsWith(date)) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(now.getTime() - readTime(time)) <= skewMs)) return 'RequestTimeTooSkewed';
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (!signedHeaders.includes('host') || !signedHeaders.includes('x-amz-content-sha256')) {
    return 'AccessDenied';
  }
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    ...signedHeaders.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders.join(';'),
    hash,
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${keys.secretAccessKey}`),
  );
  return isSame(hmac(key, toSign).toString('hex'), signature) ? undefined : 'SignatureDoesNotMatch';
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

function readAuthorization(header: string) {
  const found = form.exec(header);
  if (!found) return undefined;
  const [, accessKeyId = '', date = '', region = '', names = '', signature = ''] = found;
  return { accessKeyId, date, region, signedHeaders: names.split(';'), signature };
}

/** `20260301T120000Z`. */
function readTime(time: string): number {
  return Date.parse(
    time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
