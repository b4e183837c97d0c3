import { makeRefuse, type Trouble } from './refuse.ts';

const words: Record<Trouble, [status: number, type: string, message: string]> = {
  invalid: [400, 'invalid_request_error', 'Invalid request'],
  'no-format': [
    400,
    'invalid_request_error',
    'output_config.format: This model does not support structured outputs.',
  ],
  unauthorized: [401, 'authentication_error', 'invalid x-api-key'],
  'not-found': [404, 'not_found_error', 'model: claude-haiku'],
  quota: [
    400,
    'invalid_request_error',
    'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
  ],
  'rate-limited': [429, 'rate_limit_error', 'This request would exceed your rate limit.'],
  'rate-without-header': [429, 'rate_limit_error', 'This request would exceed your rate limit.'],
  'context-too-long': [
    400,
    'invalid_request_error',
    'prompt is too long: 208310 tokens > 200000 maximum',
  ],
  overloaded: [529, 'overloaded_error', 'Overloaded'],
  'server-error': [500, 'api_error', 'Internal server error'],
};

export const refuseAsAnthropic = makeRefuse((trouble, { detail }) => {
  const [status, type, message] = words[trouble];
  const error = { type, message: detail ?? message };
  return { status, body: { type: 'error', error, request_id: 'req_1' } };
});
