import { Check } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { heroCopy } from './hero-copy.ts';

/** The claims under the main button (NS-19). */
export function Assurances() {
  return (
    <ul className="flex flex-wrap gap-x-4.5 gap-y-1.5 type-sm text-ink-2">
      {heroCopy.assurances.map((assurance) => (
        <li key={assurance} className="inline-flex items-center gap-1.5">
          <Icon icon={Check} size="small" className="text-success" />
          {assurance}
        </li>
      ))}
    </ul>
  );
}
