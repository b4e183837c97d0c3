import type { ServerResponse } from 'node:http';
import type { AiFault } from '../faults.ts';
import type { Call, makeLedger } from '../ledger.ts';
import type { AiSettings } from '../settings.ts';
import type { makePacer } from './pacer.ts';
import type { Asked, Dialect, FinishReason } from './protocol.ts';

type Sending = {
  text: string;
  fault: AiFault | undefined;
  call: Call;
  asked: Asked;
  dialect: Dialect;
  settings: AiSettings;
  pacer: ReturnType<typeof makePacer>;
  ledger: ReturnType<typeof makeLedger>;
};

/** Sends an answer token by token, or in one piece after the time that takes. */
export function sendAnswer(response: ServerResponse, sending: Sending): void {
  const { fault, call, asked, dialect, settings, pacer, ledger } = sending;
  const all = sending.text.match(/[\s\S]{1,4}/gu) ?? [];
  const tokens = all.slice(0, asked.maxTokens);
  const isHalf = fault === 'cut' || fault === 'stall' || fault === 'stream-error';
  const count = isHalf ? Math.ceil(tokens.length / 2) : tokens.length;
  const reason = finish(fault, tokens.length < all.length);
  const write = fault === 'refusal' ? dialect.refusal : dialect.token;
  let stop = () => {};
  let late: NodeJS.Timeout | undefined;

  response.on('close', () => {
    stop();
    clearTimeout(late);
    ledger.close(call, response.writableFinished ? 'finished' : 'aborted');
  });

  function start(): void {
    if (asked.isStream) {
      response.writeHead(200, { 'content-type': dialect.contentType, 'cache-control': 'no-cache' });
      response.flushHeaders();
    }
    stop = pacer.start({
      count,
      tokensPerSecond: settings.tokensPerSecond,
      firstTokenMs: fault === 'slow-first-token' ? settings.slowMs : settings.firstTokenMs,
      send(from, to) {
        call.tokens = to;
        if (!asked.isStream) return;
        const opening = from === 0 ? dialect.first(fault === 'thinks' ? thoughts : '') : '';
        response.write(opening + tokens.slice(from, to).map(write).join(''));
      },
      onEnd: end,
    });
  }

  function end(): void {
    if (fault === 'stall') return;
    if (fault === 'cut') {
      ledger.close(call, 'failed');
      // After the last token has left, however busy the machine is.
      response.socket?.write('', () => response.destroy());
      return;
    }
    if (fault === 'stream-error') {
      ledger.close(call, 'failed');
      response.end(dialect.error);
      return;
    }
    const usage = { prompt: call.promptTokens, completion: tokens.length };
    if (asked.isStream) {
      response.end(dialect.last(reason, usage));
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(dialect.whole(tokens.join(''), reason, usage)));
  }

  if (fault === 'slow-first-byte') late = setTimeout(start, settings.slowMs);
  else start();
}

/** With a draft in it, which is not the answer. */
const thoughts = 'Let me see. A draft: {"items": [{"no": 1, "text": "Draft"}]} No, better not.';

function finish(fault: AiFault | undefined, isTooLong: boolean): FinishReason {
  if (fault === 'refusal') return 'content_filter';
  return isTooLong ? 'length' : 'stop';
}
