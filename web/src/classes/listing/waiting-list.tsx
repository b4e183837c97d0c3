import type { Waiting } from '@engram/core/classes/gradebook.ts';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { listMessages } from '../messages.ts';

const messages = listMessages.waiting;

/** What a teacher might do next; only the first is the thing to do. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null;
  return (
    <Card
      as="section"
      className="overflow-hidden"
      header={<h2 className="type-h3">{messages.title}</h2>}
    >
      <ul>
        {waiting.map((one, place) => (
          <li
            key={`${one.code} ${one.kind}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-6 py-3.5"
          >
            <span className="grid min-w-0 flex-[1_1_14rem]">
              <span className="font-semibold">
                {one.kind === 'to-judge' ? messages.judge(one.count) : messages.open}
              </span>{' '}
              <span className="type-sm wrap-anywhere text-ink-2">
                {messages.about(one.className, one.title)}
                {one.kind === 'open' && `, ${messages.done(one.count, one.of)}`}
              </span>
            </span>
            <Link
              to={
                one.kind === 'to-judge'
                  ? pathsOf.shareReport(one.code)
                  : pathsOf.assignment(one.code)
              }
              className={buttonClass(place === 0 ? { variant: 'primary' } : {})}
            >
              {one.kind === 'to-judge' ? messages.grade : messages.watch}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
