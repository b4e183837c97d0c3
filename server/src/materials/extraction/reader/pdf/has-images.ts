/**
 * Whether a document has pictures. A picture's dictionary always stands in the file as it is: it
 * belongs to a stream, and streams may not be packed into others.
 */
export function hasImages(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('/Image'); at !== -1; at = file.indexOf('/Image', at + 1)) {
    const before = file.toString('latin1', Math.max(0, at - 20), at);
    const after = file.toString('latin1', at + 6, at + 7);
    if (/\/Subtype\s*$/.test(before) && !/\w/.test(after)) return true;
  }
  return false;
}
