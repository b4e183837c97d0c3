/** The sign that a font of signs shows for a code. */
export function showSymbol(font: string, code: number): string {
  return font.startsWith('Wingdings') ? fromWingdings(code) : fromSymbolFont(code);
}

/** The sign that the font Symbol shows for a code; Word keeps Greek letters and signs of sums so. */
export function fromSymbolFont(code: number): string {
  const place = code & 0xff;
  if (place < 0x20) return '';
  return symbols[place] ?? String.fromCharCode(place);
}

/** What is left of the font Wingdings: its arrows, ticks and crosses; the rest are ornaments. */
function fromWingdings(code: number): string {
  return wingdings[code & 0xff] ?? '';
}

const symbols: Record<number, string> = {
  0x22: '∀',
  0x24: '∃',
  0x27: '∋',
  0x2a: '∗',
  0x2d: '−',
  0x40: '≅',
  ...row(0x41, 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'),
  0x5c: '∴',
  0x5e: '⊥',
  ...row(0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'),
  0x7e: '∼',
  ...row(0xa1, 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵'),
  ...row(0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓'),
  ...row(0xe0, '◊〈®©™∑'),
  ...row(0xf1, '〉∫'),
};

const wingdings: Record<number, string> = {
  0xdf: '←',
  0xe0: '→',
  0xe1: '↑',
  0xe2: '↓',
  0xf0: '⇨',
  0xf3: '⇔',
  0xfb: '✗',
  0xfc: '✓',
  0x4a: '☺',
};

function row(from: number, signs: string): Record<number, string> {
  return Object.fromEntries(Array.from(signs, (sign, index) => [from + index, sign]));
}
