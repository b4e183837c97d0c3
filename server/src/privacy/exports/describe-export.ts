import { DataExport } from '@engram/core/privacy/api.ts';
import type { ExportRow } from './store.ts';

export function describeExport(row: ExportRow): DataExport {
  const { exportId, state, filesDone, filesInAll, sizeBytes, requestedAt, expiresAt } = row;
  return DataExport.parse({
    id: exportId,
    state,
    filesDone,
    filesInAll,
    sizeBytes,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  });
}

export function isOver({ expiresAt }: ExportRow, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}
