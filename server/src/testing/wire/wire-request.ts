/** What is put on the wire, before anything is put wrong with its bytes. */
export type WireRequest = {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
};

/** As it should be written; a body gets its length. */
export function writeRequest(request: WireRequest): Buffer {
  const { headers, body } = request;
  const length: [string, string][] = body.length > 0 ? [['content-length', `${body.length}`]] : [];
  return Buffer.concat([writeHead({ ...request, headers: [...headers, ...length] }), body]);
}

export function writeHead({ method, target, headers }: WireRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(
    `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`,
    'latin1',
  );
}
