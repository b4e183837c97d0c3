import type { Parts } from './docx/guard-zip.ts';
import { parseXml } from './docx/parse-xml.ts';

export type Relation = { id: string; type: string; target: string };

/** What a part of a package refers to, by the names of parts. Targets elsewhere are left out. */
export function readRelations(parts: Parts, partName: string): Relation[] {
  const slash = partName.lastIndexOf('/');
  const folder = partName.slice(0, slash + 1);
  const part = parts.get(`${folder}_rels/${partName.slice(slash + 1)}.rels`);
  const found: Relation[] = [];
  if (!part) return found;
  parseXml(part, {
    onOpen: (name, attributes) => {
      if (!/(?:^|:)Relationship$/.test(name) || attributes['TargetMode'] === 'External') return;
      found.push({
        id: attributes['Id'] ?? '',
        type: (attributes['Type'] ?? '').split('/').at(-1) ?? '',
        target: resolvePart(folder, attributes['Target'] ?? ''),
      });
    },
    onClose: () => {},
    onText: () => {},
  });
  return found;
}

/** The name of a part as it is said in another; names are only compared, never opened. */
export function resolvePart(folder: string, target: string): string {
  const path = target.startsWith('/') ? target.slice(1) : folder + target;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
