import type { SetSummary } from '@engram/core/flashcards/card-set.ts';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Calendar } from '../../attempts/write-time.ts';
import { useRowFocus } from '../../materials/library/use-row-focus.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { SetDialogs, useSetDialogs } from '../set-dialogs.tsx';
import { listingMessages as messages } from './messages.ts';
import { SetCard } from './set-card.tsx';
import { setGridClass } from './set-grid-class.ts';
import { ListEmpty } from './set-list-states.tsx';

type SetListProps = {
  sets: readonly SetSummary[];
  /** How many cards of a set are due today, as far as it is known. */
  due: ReadonlyMap<string, number>;
  calendar: Calendar;
  onImport: () => void;
};

/** Also without any, so that the keyboard has a place when the last one is deleted. */
export function SetList({ sets, due, calendar, onImport }: SetListProps) {
  const { list, bequeath, listenTo } = useRowFocus(sets);
  const asked = useRef(0);
  const dialogs = useSetDialogs({
    onDeleted: () => bequeath({ row: asked.current, part: 'menu', isMove: true }),
  });
  return (
    <div ref={list} tabIndex={-1} className="isolate">
      {sets.length === 0 ? (
        <ListEmpty onImport={onImport} />
      ) : (
        <ul aria-label={messages.list} className={setGridClass}>
          {sets.map((set, index) => (
            <li key={set.id} {...listenTo(index)} className="grid">
              <SetCard
                set={set}
                due={due.get(set.id) ?? 0}
                calendar={calendar}
                onAction={(action) => {
                  asked.current = index;
                  dialogs.open(action, set);
                }}
              />
            </li>
          ))}
          <li className="grid">
            <Link
              to={paths.createFlashcards}
              className="grid aspect-[16/8.6] content-center justify-items-center gap-2 self-start rounded-card border-[1.5px] border-dashed border-line-strong font-semibold text-ink-2 no-underline hover:border-petrol hover:bg-petrol-soft hover:text-petrol focus-visible:shadow-focus"
            >
              <Icon icon={Plus} size="large" />
              {messages.newSet}
            </Link>
          </li>
        </ul>
      )}
      <SetDialogs {...dialogs} />
    </div>
  );
}
