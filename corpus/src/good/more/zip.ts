import { zipSync } from 'fflate';

/** A package of parts; the first is kept without compression, as open documents and e-books want. */
export function pack(parts: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(parts).map(([name, text], at) => [
    name,
    [Buffer.from(text), { level: at === 0 ? 0 : 9 }],
  ]);
  return zipSync(Object.fromEntries(entries), { mtime: '2025-09-01T09:00:00Z' });
}

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
