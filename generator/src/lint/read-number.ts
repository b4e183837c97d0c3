/** The number an option is about, as in 'In 1914', 'about 3.5 %' or 'three'; none in a sentence. */
export function readNumber(text: string): number | undefined {
  const bare = text.trim().toLowerCase();
  const word = words.indexOf(bare.replace(/\s.*$/u, ''));
  if (word >= 0 && bare.split(/\s+/).length <= 2) return word;
  const match = numeric.exec(bare);
  if (match === null) return undefined;
  const value = parseNumber(match[1] ?? '');
  return Number.isNaN(value) ? undefined : value;
}

/** Digits with marks of thousands or a decimal comma: '1,000' is a thousand, '1,5' one and a half. */
export function parseNumber(digits: string): number {
  return Number(
    digits
      .replace('−', '-')
      .replace(/,(?=\d{3}\b)/g, '')
      .replace(',', '.'),
  );
}

const numeric =
  /^(?:in|about|around|circa|c\.|approximately|nearly|over|at|[$€£¥~≈<>])?\s*([−-]?\d+(?:[.,]\d+)*)\s*(?:%|°\s?[cfk]?|[^\s\d]+(?:\s[^\s\d]+)?)?[.]?$/u;

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
