import type { Log } from '../../platform/log.ts';
import { AppError } from '../app-error.ts';
import { sendError } from '../error-handler.ts';
import { findOwner, type Owner } from './running-requests.ts';
import { logStreamError } from './watch-streams.ts';

/**
 * An error that was not caught ends the process, because it may have left something half done. An
 * error of a stream that belongs to one request is the exception: it ends that request alone.
 */
export function endOneRequestAtMost(log: Log): void {
  process.on('uncaughtException', (thrown: unknown, origin) => {
    const error = thrown instanceof Error ? thrown : new Error('What was thrown is no error');
    const owner = origin === 'uncaughtException' ? findOwner() : undefined;
    if (!owner || !isOfStream(error, owner)) {
      log.fatal({ err: error, origin }, 'ending after an error that belongs to no request');
      process.exit(1);
    }
    logStreamError(owner.reply, error);
    endRequest(owner);
  });
}

function isOfStream(error: Error, { isReading }: Owner): boolean {
  // Where only a body is read, everything thrown comes of it. Everywhere else handlers run too and
  // may have stopped half-way; an event that nobody heard has no such half.
  return isReading || isUnheardEvent(error);
}

/** Node marks an error that an emitter throws for want of a listener. */
function isUnheardEvent(error: Error): boolean {
  const marks = Object.getOwnPropertySymbols(error).map(({ description }) => description);
  const isWrapped = 'code' in error && error.code === 'ERR_UNHANDLED_ERROR';
  return isWrapped || marks.includes('kEnhanceStackBeforeInspector');
}

function endRequest({ reply, isReading }: Owner): void {
  const { request, raw } = reply;
  if (!reply.sent && !raw.headersSent) {
    // Node closes the connection behind it.
    void sendError(new AppError('internal'), request, reply.header('connection', 'close'));
  } else if (isReading || !raw.writableFinished) {
    request.raw.socket.destroy();
  }
}
