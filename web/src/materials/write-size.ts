import { kilobyte, megabyte } from '@engram/core/units.ts';

/** Such as "2.4 MB", in the units of the limits: 10 MB are 10485760 bytes. */
export function writeSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} bytes`;
  if (bytes < megabyte - kilobyte / 2) return `${Math.round(bytes / kilobyte)} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
