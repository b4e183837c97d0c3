/** Sets the dates and ids of a PDF file, keeping its length, since the file knows where its objects stand. */
export function fixDates(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const fixed = text
    .replaceAll(/\(D:\d{14}/g, '(D:20250901090000')
    .replaceAll(/<[0-9A-F]{32}>(?=\s*(<|\]))/g, `<${'0'.repeat(32)}>`)
    .replaceAll(/\/DocChecksum \/[0-9A-F]{32}/g, `/DocChecksum /${'0'.repeat(32)}`);
  return Buffer.from(fixed, 'latin1');
}
