/** A piece of the text as a reader should see it: no marks of formatting, no references, one line. */
export function cleanText(raw: string): string {
  if (!/[*_`[(\n\t\u00AD]|\s\s|\s[,.;:!?]/.test(raw)) return raw.trim();
  return (
    raw
      .replace(/^#{1,6} [^\n]*\n/gm, '')
      .replace(/\n\s*(?:[-*•–‣◦▪·●○]|\d{1,2}[.)])\s+/g, '\n')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\[\d+(?:[,–-]\d+)*\]/g, '')
      .replace(references, '')
      .replace(/(\*\*|__|`)/g, '')
      .replace(/(^|[\s(“"])[*_](\S[^*_]*)[*_](?=$|[\s).,;:!?”"])/g, '$1$2')
      // A sentence that was cut inside of its emphasis keeps one mark of two.
      .replace(/(^|[\s(“"])\*+(?=\S)|(?<=\S)\*+(?=$|[\s).,;:!?”"])/g, '$1')
      .replace(/(^|[\s(“"])_(?=[\p{L}\d])|(?<=[\p{L}\d.])_(?=$|[\s).,;:!?”"])/gu, '$1')
      .replace(/\u00AD\n?/g, '')
      .replace(/\s+/g, ' ')
      // Not before a sign that begins a name: 'the directory .git'.
      .replace(/\s+([,.;:!?])(?=[\s,.;:!?)”"']|$)/g, '$1')
      .trim()
  );
}

/** 'Japan, by contrast, has …' without the words that only tie it to the sentence before. */
export function withoutLinks(text: string): string {
  return /,|ly\b|therefore/.test(text) ? text.replace(links, ' ') : text;
}

export const links =
  /,\s+(?:however|by contrast|in contrast|on the other hand|on the contrary|therefore|thus|moreover|furthermore|nevertheless|nonetheless|in turn|of course|for example|for instance|in fact|indeed|too|then|meanwhile|consequently|as a result|it seems|after all|likewise|similarly|in short|in addition),\s+|(?<=[\p{L}\d])\s+(?:therefore|consequently|accordingly)\s+/giu;

/** '(see Figure 2)' and '(Smith, 2010)' mean nothing outside of their book. */
export const references =
  /\s*\((?:see\s+|as\s+in\s+|\[)?(?:figure|fig\.|table|chapter|section|appendix|box|equation|page)\b[^()]*\)|\s*\(\p{Lu}[^()]{1,60}, (?:1[89]|20)\d\d[^()]{0,40}\)/giu;

export function capitalise(text: string): string {
  return text.replace(/^(["'“‘(]*)(\p{Ll})/u, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

export function withoutStop(text: string): string {
  return text.replace(/[\s.;:,]+$/, '');
}
