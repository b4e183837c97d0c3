import type { ServerResponse } from 'node:http';

export type Refuse = (response: ServerResponse, status: number, detail?: string) => void;

const errors: Record<number, { message: string; type: string; code: string | null }> = {
  400: { message: 'Invalid request', type: 'invalid_request_error', code: null },
  401: {
    message: 'Incorrect API key provided.',
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  },
  404: {
    message: 'The model does not exist or you do not have access to it.',
    type: 'invalid_request_error',
    code: 'model_not_found',
  },
  429: { message: 'Rate limit reached.', type: 'requests', code: 'rate_limit_exceeded' },
  500: { message: 'The server had an error.', type: 'server_error', code: null },
};

export function refuseAsOpenAi(response: ServerResponse, status: number, detail?: string): void {
  const { message = '', type = '', code = null } = errors[status] ?? {};
  refuse(response, status, { message: detail ?? message, type, param: null, code });
}

const geminiStatuses: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

export function refuseAsGemini(response: ServerResponse, status: number, detail?: string): void {
  const message = detail ?? errors[status]?.message ?? '';
  refuse(response, status, { code: status, message, status: geminiStatuses[status] });
}

function refuse(response: ServerResponse, status: number, error: object): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(status === 429 && { 'retry-after': '1' }),
  });
  response.end(JSON.stringify({ error }));
}
