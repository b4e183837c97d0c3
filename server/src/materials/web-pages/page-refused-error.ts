/**
 * Why no page was fetched: its address may not be one, nothing answered, it answered with something
 * else, or it is too large. Never more: what is behind a firewall would otherwise show in the words.
 */
export type PageRefusal = 'address' | 'unreachable' | 'kind' | 'size';

export class PageRefusedError extends Error {
  override readonly name = 'PageRefusedError';
  readonly refusal: PageRefusal;

  constructor(refusal: PageRefusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}
