type ErrorBody = { type: string; message: string; code?: string; param?: string };

/** An answer of Stripe's that is not the thing that was asked for. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function refuse(message: string, more: { code?: string; param?: string } = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...more });
}

/** What the path names is not there. */
export function notThere(kind: string, id: string): Refusal {
  const message = `No such ${kind}: '${id}'`;
  return new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message,
    param: 'id',
  });
}

/** What a parameter names is not there. */
export function noSuch(kind: string, id: string): Refusal {
  return refuse(`No such ${kind}: '${id}'`, { code: 'resource_missing', param: kind });
}

export function declined(): Refusal {
  return new Refusal(402, {
    type: 'card_error',
    code: 'card_declined',
    message: 'Your card was declined.',
  });
}
