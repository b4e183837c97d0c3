const boundary = 'engram-test-boundary';

/** The one file of a form, as a browser sends it, for a call without a network. */
export function multipartBody(fileName: string, content: string | Uint8Array, field = 'document') {
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(openingOf(boundary, fileName, field)),
      Buffer.from(content),
      Buffer.from(closingOf(boundary)),
    ]),
  };
}

/** What stands before the content of a file. */
export function openingOf(separator: string, fileName = 'a.txt', field = 'document'): string {
  const names = `name="${field}"; filename="${fileName}"`;
  return `--${separator}\r\nContent-Disposition: form-data; ${names}\r\n\r\n`;
}

export function closingOf(separator: string): string {
  return `\r\n--${separator}--\r\n`;
}
