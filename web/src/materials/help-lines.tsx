import { helpLines, helpMessages as words } from '@engram/core/materials/policy/help-lines.ts';
import { HeartHandshake } from 'lucide-react';
import { Note } from '../ui/states/note.tsx';
import { helpMessages as messages } from './messages.ts';

/** For somebody who may be in distress: calm, and beside whatever else is said. */
export function HelpLines() {
  return (
    <section aria-label={messages.title}>
      <Note tone="blue" icon={HeartHandshake}>
        <p>{words.lead}</p>
        <ul className="mt-1.5 grid gap-0.5">
          {helpLines.map(({ place, name, address }) => (
            <li key={address}>
              <a href={address} className="font-semibold" rel="noreferrer">
                {name}
              </a>{' '}
              {messages.inPlace(place)}
            </li>
          ))}
        </ul>
      </Note>
    </section>
  );
}
