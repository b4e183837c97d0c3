import { useState } from 'react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { listKeptClasses } from '../joining/kept-classes.ts';
import { listMessages as messages } from '../messages.ts';

/** Those that somebody joined on this device. */
export function JoinedClasses() {
  const [joined] = useState(listKeptClasses);
  if (joined.length === 0) return null;
  return (
    <Card
      as="section"
      className="overflow-hidden"
      header={<h2 className="type-h3">{messages.joined}</h2>}
    >
      <ul>
        {joined.map(({ classId, className, name }) => (
          <li
            key={classId}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-6 py-3.5"
          >
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{className}</span>{' '}
              <span className="type-sm wrap-anywhere text-ink-2">{name}</span>
            </span>
            <Link to={pathsOf.joinedClass(classId)} className={buttonClass()}>
              {messages.open}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
