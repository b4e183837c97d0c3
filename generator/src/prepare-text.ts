/**
 * Study material as the rest of the pipeline may trust it: no control, zero-width or bidirectional
 * characters, which hide text from a reader but not from a model; line ends and blank lines evened
 * out.
 */
export function prepareText(material: string): string {
  return material
    .replace(/\r\n?/g, '\n')
    .replace(hidden, '')
    .replace(pileOfMarks, '$1')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

// Everything of the categories control and format, but tab, line feed and soft hyphen, which the
// grounding folds by itself.
export const hidden = /(?![\t\n\u00AD])[\p{Cc}\p{Cf}]/gu;

// No script puts more marks on one letter, and putting many in order takes long.
export const pileOfMarks = /(\p{M}{30})\p{M}+/gu;
