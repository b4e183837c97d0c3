import type { ErrorCode } from '@engram/core/error-table.ts';
import { type DocumentKind } from '@engram/core/materials/kinds.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import { z } from '@engram/core/zod.ts';
import { ApiError } from '../../http/api-error.ts';
import { readFailure } from '../../http/read-failure.ts';

export type FileFailure = { message: string; hint?: string };

/** What a row says of a file that could not be read, and what to do about it [BERR-14] to [BERR-18]. */
export function explainFileFailure(error: unknown, kinds: readonly DocumentKind[]): FileFailure {
  const message = readFailure(error, materialMessages.fileFailed);
  const hint = readHint(error) ?? hintFor(error, kinds);
  return hint === undefined ? { message } : { message, hint };
}

/** Beside its words the server may say what to do. */
function readHint(error: unknown): string | undefined {
  return error instanceof ApiError ? Detailed.parse(error.data).details : undefined;
}

const Detailed = z.object({ details: z.string().optional() }).catch({});

function hintFor(error: unknown, kinds: readonly DocumentKind[]): string | undefined {
  if (!(error instanceof ApiError) || error.code === undefined) return undefined;
  if (error.code === 'file-type-unsupported') return materialMessages.typeHint(kinds); // C23
  return hints[error.code];
}

const hints: Partial<Record<ErrorCode, string>> = {
  'file-too-large': materialMessages.sizeHint,
  'file-locked': materialMessages.lockedHint,
  'file-scanned': materialMessages.scannedHint,
  'file-damaged': materialMessages.damagedHint,
  'file-too-complex': materialMessages.tooComplexHint,
};
