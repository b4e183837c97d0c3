import type { Document, Table } from '../../structure/document.ts';

const near = 300;

/** Whether what stands around a table says that it is an exercise or an invented case. */
export function isWorkedCase(document: Document, table: Table): boolean {
  const { text } = document;
  const heading = document.sections[table.section]?.heading ?? null;
  const title = heading === null ? '' : text.slice(heading.start, heading.end);
  return worked.test(title) || worked.test(readAround(document, table));
}

const worked =
  /\b(?:worked|invented|fictitious|fictional|made[- ]up|imaginary|sample (?:data|results|answer)|our (?:results|data|experiment|survey)|(?:class|lab|survey|experiment(?:al)?|study) (?:results|data)|results of|exercise|question \d|fill in|given:|geg\.|übung|beispielrechnung|erfunden|rechenbeispiel|inventad[oa]s?|ejercicio|inventé|exercice)(?!\p{L})/iu;

/** Whether the text around a table says that its numbers are not exact. */
export function isRounded(document: Document, table: Table): boolean {
  const head = document.text.slice(table.start, table.rows[0]?.start ?? table.start);
  return rounded.test(readAround(document, table)) || rough.test(head);
}

const rounded =
  /\b(?:rounded|rounding|(?:figures|numbers|values|lengths|books|sources) (?:vary|differ|are (?:approximate|estimates)|give different)|gerundet|schwanken|geschätzt|redondead[oa]s|estimad[oa]s|arrondi[es]*|estimé[es]*)(?!\p{L})|±/iu;

const rough =
  /\b(?:approx\p{L}*|about|roughly|around|estimate[sd]?|est|circa|ca|ungefähr|aprox\p{L}*|environ)(?!\p{L})|[~≈]/iu;

/** What stands close above and below a table in its part, with its caption and its header. */
function readAround({ sections, text }: Document, { section, start, end, rows }: Table): string {
  const part = sections[section] ?? { start: 0, end: text.length };
  const before = text.slice(Math.max(part.start, start - near), rows[0]?.start ?? start);
  return `${before} ${text.slice(end, Math.min(part.end, end + near))}`;
}
