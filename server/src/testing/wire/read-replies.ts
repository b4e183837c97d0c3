type WireReply = { status: number; head: string; body: string };

export type Replies = {
  replies: WireReply[];
  /** What is left over and begins no reply that could still come. */
  isBroken: boolean;
};

/** Takes apart what a server has sent so far. Bodies of replies to HEAD are not there. */
export function readReplies(bytes: Buffer): Replies {
  const replies: WireReply[] = [];
  let text = bytes.toString('latin1');
  while (text !== '') {
    const end = text.indexOf('\r\n\r\n');
    if (!text.startsWith('HTTP/1.1 ') && !'HTTP/1.1 '.startsWith(text)) {
      return { replies, isBroken: true };
    }
    if (end === -1) break;
    const head = text.slice(0, end);
    const status = Number(head.slice(9, 12));
    const length = bodyLength(head, status, text.slice(end + 4));
    if (length === 'broken') return { replies, isBroken: true };
    if (length === 'more') break;
    const body = text.slice(end + 4, end + 4 + length);
    text = text.slice(end + 4 + length);
    if (status >= 200) replies.push({ status, head, body });
  }
  return { replies, isBroken: false };
}

function bodyLength(head: string, status: number, rest: string): number | 'more' | 'broken' {
  if (status < 200 || status === 204 || status === 304 || rest.startsWith('HTTP/1.1 ')) return 0;
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return chunksLength(rest);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return rest.length < length ? 'more' : length;
}

function chunksLength(rest: string): number | 'more' | 'broken' {
  let at = 0;
  while (true) {
    const end = rest.indexOf('\r\n', at);
    if (end === -1) return 'more';
    const line = rest.slice(at, end);
    if (!/^[0-9a-f]+$/i.test(line)) return 'broken';
    const size = Number.parseInt(line, 16);
    at = end + 2 + size + 2;
    if (at > rest.length) return 'more';
    if (size === 0) return at;
  }
}
