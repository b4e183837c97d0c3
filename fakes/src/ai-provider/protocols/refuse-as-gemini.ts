import { makeRefuse, type Trouble } from './refuse.ts';

type Said = [status: number, name: string, message: string, details?: object[]];

/** It says the same of a minute and of a day; only the details tell them apart. */
const usedUp = 'You exceeded your current quota, please check your plan and billing details.';

function failQuota(quotaId: string): object {
  return { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId }] };
}

const retrySoon = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '1s' };
const perMinute = failQuota('GenerateRequestsPerMinutePerProjectPerModel');
const perDay = failQuota('GenerateRequestsPerDayPerProjectPerModel-FreeTier');
const badKey = {
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: 'API_KEY_INVALID',
  domain: 'googleapis.com',
};

const words: Record<Trouble, Said> = {
  invalid: [400, 'INVALID_ARGUMENT', 'Invalid request'],
  'no-format': [400, 'INVALID_ARGUMENT', 'JSON mode is not enabled for models/gemini-flash'],
  unauthorized: [
    400,
    'INVALID_ARGUMENT',
    'API key not valid. Please pass a valid API key.',
    [badKey],
  ],
  'not-found': [404, 'NOT_FOUND', 'models/gemini-flash is not found for API version v1beta'],
  quota: [429, 'RESOURCE_EXHAUSTED', usedUp, [perDay]],
  'rate-limited': [429, 'RESOURCE_EXHAUSTED', usedUp, [perMinute, retrySoon]],
  'rate-without-header': [429, 'RESOURCE_EXHAUSTED', usedUp, [perMinute]],
  'context-too-long': [
    400,
    'INVALID_ARGUMENT',
    'The input token count (1250112) exceeds the maximum number of tokens allowed (1048576).',
  ],
  overloaded: [503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'],
  'server-error': [500, 'INTERNAL', 'An internal error has occurred.'],
};

export const refuseAsGemini = makeRefuse((trouble, { detail }) => {
  const [code, status, message, details] = words[trouble];
  const error = { code, message: detail ?? message, status, ...(details && { details }) };
  return { status: code, body: { error } };
});
