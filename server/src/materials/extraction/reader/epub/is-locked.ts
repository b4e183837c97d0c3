import type { Parts } from '../docx/guard-zip.ts';
import { parseXml } from '../docx/parse-xml.ts';

/** Whether a shop has locked the pages of a book. Fonts that are made hard to copy are no lock. */
export function isLocked(parts: Parts, pages: readonly string[]): boolean {
  const encryption = parts.get('META-INF/encryption.xml');
  if (!encryption) return false;
  const locked = new Set(listEncrypted(encryption));
  return pages.some((name) => locked.has(name));
}

function listEncrypted(part: Uint8Array): string[] {
  const names: string[] = [];
  parseXml(part, {
    onOpen: (name, attributes) => {
      if (/(?:^|:)CipherReference$/.test(name)) names.push(attributes['URI'] ?? '');
    },
    onClose: () => {},
    onText: () => {},
  });
  return names;
}
