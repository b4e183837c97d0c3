import { policyMessages as messages } from '@engram/core/materials/policy/messages.ts';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Accordion } from '../ui/navigation/accordion.tsx';

/** [INP-16] */
export function PolicyInfo() {
  return (
    <Accordion title={messages.title} icon={ShieldCheck} isFramed>
      <div className="grid gap-2 type-sm text-ink-2">
        <p>{messages.welcome}</p>
        <p>{messages.blockedList}</p>
        <ul className="grid list-disc gap-0.5 ps-5">
          {messages.blockedClasses.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p>{messages.reviewRule}</p>
        <Link to={paths.terms} className="justify-self-start font-semibold">
          {messages.terms}
        </Link>
      </div>
    </Accordion>
  );
}
