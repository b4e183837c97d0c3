/** In the letters of the West alone; what they lack is written by its number. */
export function encodeLatin(html: string): Uint8Array {
  const even = Array.from(html, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code < 256 ? sign : `&#${code};`;
  });
  return Buffer.from(even.join(''), 'latin1');
}
