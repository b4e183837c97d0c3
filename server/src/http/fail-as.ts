import type { ReplyErrorCode } from '@engram/core/error-table.ts';
import { AppError } from './app-error.ts';
import { recognise } from './error-handler.ts';

/** Where the specification has words of its own for what nobody expected. */
export async function failAs<T>(code: ReplyErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (recognise(error).code !== 'internal') throw error;
    throw new AppError(code, { cause: error });
  }
}
