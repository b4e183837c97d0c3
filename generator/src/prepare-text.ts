/**
 * Study material as the rest of the pipeline may trust it: no control, zero-width or bidirectional
 * characters, which hide text from a reader but not from a model; line ends and blank lines evened
 * out.
 */
export function prepareText(material: string): string {
  return material
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(hidden, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

// Everything of the categories control and format, but tab, line feed and soft hyphen, which the
// grounding folds by itself.
const hidden = /(?![\t\n\u00AD])[\p{Cc}\p{Cf}]/gu;
