import { expect, it } from 'vitest';
import { classifyFailure } from './classify-failure.ts';

it.each([
  [{ statusCode: 400, responseBody: '{"error":{"code":"content_filter"}}' }, 'refused'],
  [{ statusCode: 400, responseBody: '{"error":{"code":"invalid_request"}}' }, 'server'],
  [{ statusCode: 403 }, 'unauthorized'],
  [{ statusCode: 403, responseBody: 'Blocked by our content policy' }, 'refused'],
  [{ statusCode: 429, responseBody: 'Quota exceeded for safety-tier project' }, 'rate-limited'],
  [{ statusCode: 404, message: 'There is no model safety-1' }, 'not-found'],
  [{ message: 'Filtered', type: 'invalid_request_error', code: 'content_filter' }, 'refused'],
  [{ message: 'Filtered', type: 'content_policy_violation', code: null }, 'refused'],
  [{ statusCode: 500, message: 'Filtered', code: 'content_filter' }, 'refused'],
  [
    {
      statusCode: 429,
      responseBody:
        'Rate limit reached on tokens per min. Add a payment method at /account/billing',
    },
    'rate-limited',
  ],
  [{ name: 'AI_JSONParseError', message: 'Text: food safety and billing' }, 'cut'],
  [{ statusCode: 402 }, 'quota'],
  [{ statusCode: 503 }, 'server'],
  [{ message: 'overloaded', code: 429 }, 'rate-limited'],
  [{ code: 'ECONNREFUSED' }, 'network'],
  [{ name: 'AI_JSONParseError' }, 'cut'],
  ['anything', 'network'],
  [undefined, 'network'],
])('makes of %o a failure of a kind', (error, kind) => {
  expect(classifyFailure(error).kind).toBe(kind);
});

it.each([
  [{ 'retry-after': '2' }, 2_000],
  [{ 'retry-after': '-1' }, 0],
  [{ 'retry-after-ms': '150', 'retry-after': '1' }, 150],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, null],
  [{}, null],
])('reads how long to wait from %o', (responseHeaders, retryAfterMs) => {
  expect(classifyFailure({ statusCode: 429, responseHeaders })).toMatchObject({ retryAfterMs });
});
