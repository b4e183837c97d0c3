import { SourceAddress } from '@engram/core/materials/source-address.ts';

/** The address of a page as somebody typed it: people leave out what a browser's bar leaves out. */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:/iu.test(text) ? text : `https://${text}`;
  const isNamed = URL.canParse(whole) && new URL(whole).hostname.includes('.');
  return isNamed ? SourceAddress.safeParse(whole).data : undefined;
}
