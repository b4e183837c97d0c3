import type { Endpoint } from '@engram/core/endpoint.ts';
import { type Random, seedRandom } from '@engram/core/seeded-random.ts';
import { between, happens, pick, several } from './chance.ts';
import { makeCall } from './make-call.ts';
import { spoilBytes, spoilContent, spoilFraming } from './spoil-body.ts';
import { spoilHead } from './spoil-head.ts';
import { type WireRequest, writeRequest } from './wire-request.ts';

/**
 * How the sender leaves: when so many replies have come, by saying that it is done, at once, or not
 * before many others have come and gone.
 */
type Ending = { after: 'replies'; count: number } | { after: 'end' | 'reset' | 'others' };

export type WireCase = {
  /** Makes the same bytes again. */
  seed: string;
  kind: string;
  endpoints: string[];
  /** Calls that are framed as they should be, whatever they say. */
  isWhole: boolean;
  pieces: Buffer[];
  ending: Ending;
};

type Contract = readonly Endpoint[];
type Sent = { bytes: Buffer; isWhole: boolean };

const kinds = [
  'call',
  'call',
  'call',
  'call',
  'call',
  'form',
  'form',
  'form',
  'head',
  'head',
  'framing',
  'content',
  'bytes',
  'pipeline',
] as const;

/** The token is not part of what the seed decides: each run has sessions of its own. */
export function makeCase(seed: string, contract: Contract, token: string): WireCase {
  const random = seedRandom(seed);
  const kind = pick(random, kinds);
  const asked = several(kind === 'pipeline' ? between(random, 2, 6) : 1, () =>
    pickEndpoint(kind, contract, random),
  );
  const sent = asked.map((endpoint) => spoil(kind, makeCall(endpoint, token, random), random));
  const isLate = asked.some(isAnsweredLate);
  const isWhole = sent.every((one) => one.isWhole);
  return {
    seed,
    kind,
    endpoints: asked.map(({ name }) => name),
    isWhole,
    pieces: cutUp(Buffer.concat(sent.map(({ bytes }) => bytes)), random),
    ending: pickEnding({ isLate, isWhole, count: sent.length }, random),
  };
}

function pickEndpoint(kind: string, contract: Contract, random: Random): Endpoint {
  return pick(random, kind === 'form' ? contract.filter(({ receives }) => receives) : contract);
}

/** It streams, or waits for what a worker makes. */
function isAnsweredLate({ streams, events, rate }: Endpoint): boolean {
  return streams === true || events !== undefined || rate === 'generate';
}

function spoil(kind: (typeof kinds)[number], call: WireRequest, random: Random): Sent {
  const spoilt = kind === 'pipeline' ? pick(random, ['call', 'call', 'call', ...kinds]) : kind;
  switch (spoilt) {
    case 'head':
      return { bytes: spoilHead(call, random), isWhole: false };
    case 'framing':
      return { bytes: spoilFraming(call, random), isWhole: false };
    case 'bytes':
      return { bytes: spoilBytes(writeRequest(call), random), isWhole: false };
    case 'content':
      return writeWhole(spoilContent(call, random));
    default:
      return writeWhole(call);
  }
}

/** More than a server reads. */
const tooLong = 1024 * 1024;

/**
 * Whole, unless a header goes on in a second line or there is too much of it: then a server may hang
 * up while it is still being sent, and the sender may miss why.
 */
function writeWhole(request: WireRequest): Sent {
  const isReadable = request.headers.every(([, value]) => !/[\r\n]/.test(value));
  return { bytes: writeRequest(request), isWhole: isReadable && request.body.length <= tooLong };
}

type Asked = { isLate: boolean; isWhole: boolean; count: number };

function pickEnding({ isLate, isWhole, count }: Asked, random: Random): Ending {
  if (happens(random, 10)) return { after: 'reset' };
  if (isLate || happens(random, 3)) return { after: 'others' };
  return isWhole ? { after: 'replies', count } : { after: 'end' };
}

/** Mostly at once, else in pieces as a slow line would bring them. */
function cutUp(bytes: Buffer, random: Random): Buffer[] {
  if (happens(random, 70)) return [bytes];
  const places = several(between(random, 1, 4), () => between(random, 0, bytes.length));
  const ends = [0, ...places.toSorted((a, b) => a - b), bytes.length];
  return ends.slice(1).map((end, index) => bytes.subarray(ends[index], end));
}
