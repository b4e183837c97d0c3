/** What words are by their shape alone. */
export type WordKind = 'years' | 'dates' | 'numbers' | 'names';

type Place = { text: string; start: number; end: number; language: string };

/** The kind of marked words, and the unit or shape that makes two of a kind comparable. */
export function tellKind(
  words: string,
  place: Place,
): { kind: WordKind; unit: string } | undefined {
  if (/^(?:1\d{3}|20\d\d)$/.test(words)) return { kind: 'years', unit: '' };
  if (hasMonth.test(words) && /\d/.test(words)) {
    return { kind: 'dates', unit: writeShape(words) };
  }
  const number =
    /^(?:[~≈±<>]|about |ca\. )?[-−+]?\d[\d.,\s]*(?:\s?(?:[-–]|to|bis|à|a)\s?\d[\d.,]*)?\s?(.*)$/u.exec(
      words,
    );
  if (number) return { kind: 'numbers', unit: findUnit(number[1] ?? '', place) };
  const role = isName(words, place) ? findRole(place) : undefined;
  return role && { kind: 'names', unit: role };
}

/** '3 January 1868' is more exact than 'January 1868', which tells among options. */
function writeShape(words: string): string {
  return (words.match(/\d+/g) ?? []).map(({ length }) => (length > 2 ? 'year' : 'day')).join(' ');
}

/** Only names that do the same in their sentences can be taken for each other. */
function findRole({ text, start, end }: Place): 'place' | 'doer' | undefined {
  const before =
    /([\p{L}]+)\s["'“‘«(]?$/u.exec(text.slice(Math.max(0, start - 20), start))?.[1] ?? '';
  if (places.has(before.toLowerCase())) return 'place';
  const isDoing =
    /^\s(?:was|had|has|is|wurde|war|hatte|fue|era|fut|était|a\s|\p{Ll}{3,}(?:ed|te|ó))(?![\p{L}])/u.test(
      text.slice(end, end + 20),
    );
  return isDoing && !articles.has(before.toLowerCase()) ? 'doer' : undefined;
}

const places = new Set(
  'in at near into from to nach bei aus en desde hasta à dans vers'.split(' '),
);
const articles = new Set('the a an der die das el la los las le les un une una'.split(' '));

/** What is counted, in the mark or right behind it: '180 litres', '12' of '12 pairs'. */
function findUnit(inside: string, { text, end }: Place): string {
  const behind = /^\s?([\p{L}%°‰µ/²³]+)/u.exec(text.slice(end, end + 30))?.[1] ?? '';
  const unit = inside.trim() === '' ? behind : inside.trim();
  return unit.toLowerCase().replace(/(?<=\p{L}{3})(?:en|s|n)$/u, '');
}

/** Capitals that no beginning of a sentence explains. */
function isName(words: string, { text, start, language }: Place): boolean {
  const parts = words.split(/\s+/);
  const capitals = parts.filter((part) => /^\p{Lu}/u.test(part));
  const isWritten = /^\p{Lu}/u.test(words) && /^\p{Lu}/u.test(parts.at(-1) ?? '');
  if (!isWritten || capitals.length * 2 < parts.length) return false;
  // Every noun of German has one, and an abbreviation is no name.
  if (language === 'de' && parts.length < 2) return false;
  if (!/\p{Ll}/u.test(words)) return false;
  if (parts.length > 1) return true;
  const isInside = /[\p{L}\p{N},;]["'“‘«(]?\s["'“‘«(]?$/u.test(
    text.slice(Math.max(0, start - 4), start),
  );
  const lower = `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  return (
    isInside &&
    !new RegExp(`(?<![\\p{L}])${lower.replace(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}])`, 'u').test(text)
  );
}

export const monthNames =
  'January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre';

const hasMonth = new RegExp(`(?<![\\p{L}])(?:${monthNames})(?![\\p{L}])`, 'u');
