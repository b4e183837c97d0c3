/**
 * Raised figures as signs of their own: 10 to the power of 6 must not become 106. Other raised words
 * stay as they are.
 */
export function toSuperscript(text: string): string {
  const raised = Array.from(text, (sign) => signs[sign]);
  return raised.every((sign) => sign !== undefined) ? raised.join('') : text;
}

const signs: Record<string, string> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  n: 'ⁿ',
};
