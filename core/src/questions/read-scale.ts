/**
 * The values of texts that are all numbers of one kind ('1789', '-5 °C', '44 BC', '1,000 km'), or
 * undefined. Such options stand in ascending order, as readers expect.
 */
export function readScale(texts: readonly string[]): number[] | undefined {
  const marks = texts.map(readMark);
  const unit = marks[0]?.unit;
  const values = marks.flatMap((mark) => (mark?.unit === unit && mark ? [mark.value] : []));
  return values.length === texts.length ? values : undefined;
}

function readMark(text: string): { value: number; unit: string } | undefined {
  const groups = markPattern.exec(text.trim())?.groups;
  if (!groups) return undefined;
  const size = Number(`${groups['whole']?.replaceAll(',', '')}${groups['part'] ?? ''}`);
  const unit = (groups['unit'] ?? '').toLowerCase().replaceAll('.', '').trim();
  const isNegative = groups['sign'] !== '' || beforeChrist.has(unit);
  // Years before and after Christ are on one scale.
  return { value: isNegative ? -size : size, unit: eras.has(unit) ? '' : unit };
}

const markPattern =
  /^(?<sign>[-\u2212\u2013]?) ?(?<money>[$€£]?)(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?<part>\.\d+)?(?<unit>\s?[\p{L}%°µ][\p{L}%°µ²³/. ]{0,20})?$/u;
const beforeChrist: ReadonlySet<string> = new Set(['bc', 'bce']);
const eras: ReadonlySet<string> = new Set([...beforeChrist, 'ad', 'ce']);
