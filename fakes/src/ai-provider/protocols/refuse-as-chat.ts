import { makeRefuse, type Trouble } from './refuse.ts';

type Said = [status: number, message: string, type: string, code: string | null];

const ofOpenAi: Record<Trouble, Said> = {
  invalid: [400, 'Invalid request', 'invalid_request_error', null],
  'no-format': [
    400,
    "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
    'invalid_request_error',
    null,
  ],
  unauthorized: [401, 'Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key'],
  'not-found': [
    404,
    'The model does not exist or you do not have access to it.',
    'invalid_request_error',
    'model_not_found',
  ],
  quota: [
    429,
    'You exceeded your current quota, please check your plan and billing details.',
    'insufficient_quota',
    'insufficient_quota',
  ],
  'rate-limited': [429, 'Rate limit reached.', 'requests', 'rate_limit_exceeded'],
  'rate-without-header': [429, 'Rate limit reached.', 'requests', 'rate_limit_exceeded'],
  'context-too-long': [
    400,
    "This model's maximum context length is 128000 tokens. However, your messages resulted in 130112 tokens.",
    'invalid_request_error',
    'context_length_exceeded',
  ],
  overloaded: [503, 'The engine is currently overloaded.', 'server_error', null],
  'server-error': [500, 'The server had an error.', 'server_error', null],
};

export const refuseAsOpenAi = makeRefuse((trouble, { detail }) => {
  const [status, message, type, code] = ofOpenAi[trouble];
  return { status, body: { error: { message: detail ?? message, type, param: null, code } } };
});

const ofDeepSeek: Partial<Record<Trouble, Said>> = {
  'no-format': [
    400,
    'This response_format type is unavailable now',
    'invalid_request_error',
    'invalid_request_error',
  ],
  unauthorized: [
    401,
    'Authentication Fails, Your api key: ****t-2 is invalid',
    'authentication_error',
    'invalid_request_error',
  ],
  'not-found': [400, 'Model Not Exist', 'invalid_request_error', 'invalid_request_error'],
  quota: [402, 'Insufficient Balance', 'unknown_error', 'invalid_request_error'],
  'context-too-long': [
    400,
    "This model's maximum context length is 65536 tokens. However, you requested 70112 tokens (66112 in the messages, 4000 in the completion). Please reduce the length of the messages or completion.",
    'invalid_request_error',
    'invalid_request_error',
  ],
};

export const refuseAsDeepSeek = makeRefuse((trouble, { detail }) => {
  const [status, message, type, code] = ofDeepSeek[trouble] ?? ofOpenAi[trouble];
  return { status, body: { error: { message: detail ?? message, type, param: null, code } } };
});

/** As llama.cpp and Ollama say it, and the services that speak the same protocol. */
const ofOwn: Record<Trouble, [status: number, message: string, type: string]> = {
  invalid: [400, 'Invalid request', 'invalid_request_error'],
  'no-format': [
    400,
    'response_format type must be one of "text" or "json_object", but got: json_schema',
    'invalid_request_error',
  ],
  unauthorized: [401, 'Invalid API Key', 'authentication_error'],
  'not-found': [404, 'model "llama" not found, try pulling it first', 'api_error'],
  quota: [402, 'Insufficient credits. Add more using the settings of your account', 'api_error'],
  'rate-limited': [429, 'Rate limit reached for model in organization', 'tokens'],
  'rate-without-header': [429, 'Rate limit reached for model in organization', 'tokens'],
  'context-too-long': [
    400,
    'the request exceeds the available context size, try increasing it',
    'exceed_context_size_error',
  ],
  overloaded: [503, 'Loading model', 'unavailable_error'],
  'server-error': [500, 'Failed to process', 'server_error'],
};

/** A server that fails repeats what it was asked, as some do. */
export const refuseAsOwn = makeRefuse((trouble, { detail, prompt = '' }) => {
  const [status, message, type] = ofOwn[trouble];
  const said = trouble === 'server-error' ? `${message}: ${prompt.slice(-300)}` : message;
  return { status, body: { error: { code: status, message: detail ?? said, type } } };
});
