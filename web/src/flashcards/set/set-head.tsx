import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import { ArrowLeft, FileUp, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { type Calendar, writeLongDay } from '../../attempts/write-time.ts';
import { paths, pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SetDialogs, useSetDialogs } from '../set-dialogs.tsx';
import { writeLastStudied } from '../write-last-studied.ts';
import { ExportMenu } from './export-menu.tsx';
import { setMessages as messages } from './messages.ts';

type SetHeadProps = { set: CardSet; calendar: Calendar; onImport: () => void };

export function SetHead({ set, calendar, onImport }: SetHeadProps) {
  const dialogs = useSetDialogs();
  const made = messages.made(
    writeLongDay(set.createdAt, calendar.timeZone),
    messages.titles(set.titles),
  );
  const studied = messages.sentence(writeLastStudied(set.lastStudied, calendar));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Link
        to={paths.flashcards}
        className="inline-flex min-h-7 tall-target items-center gap-1.25 justify-self-start rounded-tag py-1 text-sm font-semibold text-petrol no-underline hover:underline focus-visible:shadow-focus"
      >
        <Icon icon={ArrowLeft} size="small" />
        {messages.back}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          <div className="flex items-center gap-2">
            <h1 className="min-w-0 type-h1 wrap-anywhere">{set.name}</h1>
            <Button
              variant="ghost"
              isIconOnly
              aria-label={messages.rename}
              onClick={() => dialogs.open('rename', set)}
            >
              <Icon icon={Pencil} />
            </Button>
          </div>
          <p className="type-sm text-ink-2 wrap-anywhere">{`${made} ${studied}`}</p>
          {set.description !== '' && (
            <p className="type-sm text-ink-2 wrap-anywhere">{set.description}</p>
          )}
        </div>
        <div className="grid grid-cols-2 gap-2 max-md:w-full md:flex">
          <Button onClick={onImport} className="only:col-span-2">
            <Icon icon={FileUp} />
            {messages.importCsv}
          </Button>
          {set.totalCards > 0 && (
            <>
              <ExportMenu set={set} />
              <Link
                to={pathsOf.studySet(set.id)}
                className={buttonClass({
                  variant: 'primary',
                  className: 'max-md:order-first max-md:col-span-2',
                })}
              >
                {messages.study}
              </Link>
            </>
          )}
        </div>
      </div>
      <SetDialogs {...dialogs} />
    </div>
  );
}
