import { decodeText } from '../decode-text.ts';

/** By what a page says of itself, unless its bytes say otherwise. */
export async function decodeHtml(bytes: Uint8Array): Promise<string> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const named = /<meta[^>]{1,200}charset\s*=\s*["']?\s*([\w-]{2,40})/i.exec(head)?.[1];
  const hasMark = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/.test(head);
  if (named !== undefined && !hasMark && !/^utf-?8$/i.test(named)) {
    const text = decodeAs(bytes, named);
    if (text !== undefined) return text;
  }
  return decodeText(bytes);
}

const headBytes = 2_048;

function decodeAs(bytes: Uint8Array, encoding: string): string | undefined {
  // A page that could say so in its own letters is not written in sixteen bits.
  if (/^utf-?(?:16|32)/i.test(encoding)) return undefined;
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return undefined;
  }
}
