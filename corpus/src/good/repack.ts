import { unzipSync, zipSync } from 'fflate';

const fixedDate = '2025-09-01T09:00:00Z';

/** The same package with fixed dates and names, so that making it again changes nothing. */
export function repack(bytes: Uint8Array): Uint8Array {
  const names = new Map<string, string>();
  const entries = Object.entries(unzipSync(bytes)).map(([name, content]) => [
    name,
    /\.(xml|rels)$/.test(name) ? fix(content, names) : content,
  ]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: fixedDate });
}

const dates = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z?(?=<)/g;
/** The docx package names links and boxes by chance. */
const chanceNames = /(?<=[iI]d="(?:rId)?)[\w-]{21}(?=")/g;

function fix(xml: Uint8Array, names: Map<string, string>): Uint8Array {
  const text = Buffer.from(xml).toString('utf8').replaceAll(dates, fixedDate);
  const renamed = text.replaceAll(chanceNames, (name) => {
    if (!names.has(name)) names.set(name, `fixed${names.size + 1}`);
    return names.get(name) ?? name;
  });
  return Buffer.from(renamed);
}
