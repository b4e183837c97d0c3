import { testLimits } from '@engram/core/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { testListQuery } from '../../attempts/queries.ts';
import { paths, pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useDebounced } from '../../use-debounced.ts';
import { classMessages, testMessages } from '../messages.ts';

const messages = testMessages.choose;

type ChooseTestDialogProps = { classId: string; isOpen: boolean; onClose: () => void };

/** Which of the teacher's tests; how it is given is the next page. */
export function ChooseTestDialog({ classId, isOpen, onClose }: ChooseTestDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.title}
      description={messages.text}
      closeLabel={classMessages.close}
    >
      {isOpen && <Choices classId={classId} />}
    </Dialog>
  );
}

const settlesMs = 250;

function Choices({ classId }: { classId: string }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), settlesMs);
  const field = useRef<HTMLInputElement>(null);
  const { data, error } = useQuery(
    testListQuery({ search, filter: 'all', order: 'last-taken', page: 1 }),
  );
  if (error) return <Note tone="red">{messages.failed}</Note>;
  if (!data) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{messages.loading}</span>
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </div>
    );
  }
  if (data.tests.length === 0 && search === '') {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-ink-2">{messages.none}</p>
        <Link to={paths.create} className={buttonClass({ variant: 'primary' })}>
          {messages.make}
        </Link>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchField
        input={field}
        label={messages.find}
        clearLabel={messages.clear}
        maxLength={testLimits.maxNameLength}
        value={typed}
        onSearch={setTyped}
        onClear={() => {
          setTyped('');
          field.current?.focus();
        }}
      />
      <p role="status" className={data.tests.length === 0 ? 'type-sm text-ink-2' : 'sr-only'}>
        {data.tests.length === 0 && messages.nothing}
      </p>
      <ul className="-mx-2 max-h-[50vh] overflow-y-auto">
        {data.tests.map(({ id, name, questionCount }) => (
          <li key={id}>
            <Link
              to={pathsOf.giveToClass(id, classId)}
              className="flex min-h-12 items-center justify-between gap-4 rounded-control px-2 py-2 text-ink no-underline hover:bg-sunken focus-visible:shadow-focus"
            >
              <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
              <span className="type-sm whitespace-nowrap text-ink-2">
                {messages.questions(questionCount)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
