import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { EmptyPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { libraryMessages } from '../../materials/library/messages.ts';
import { listingMessages as messages } from './messages.ts';

export function MaterialsLoading() {
  return (
    <div role="status">
      <span className="sr-only">{libraryMessages.loading}</span>
      <div className="mb-5 grid gap-3">
        <Skeleton shape="block" className="h-11 md:max-w-150" />
        <Skeleton shape="block" className="h-11 w-80 max-w-full" />
      </div>
      <Card className="divide-y divide-line">
        {['w-72', 'w-56', 'w-64', 'w-48'].map((width) => (
          <div key={width} className="flex h-18 items-center gap-6 px-6">
            <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
              <Skeleton className={`h-5 max-w-full ${width}`} />
              <Skeleton className="h-3 w-32 max-w-full" />
            </div>
            <Skeleton shape="block" className="h-8 w-24 max-md:hidden" />
            <Skeleton className="w-20 max-md:hidden" />
          </div>
        ))}
      </Card>
    </div>
  );
}

export function NoMaterials() {
  return (
    <Card>
      <EmptyState
        drawing={<EmptyPageDrawing />}
        title={messages.empty}
        text={messages.emptyHint}
        action={
          <Link to={paths.create} className={buttonClass({ variant: 'primary' })}>
            {messages.add}
          </Link>
        }
        className="min-h-98 content-center"
      />
    </Card>
  );
}

type NothingShownProps = {
  search: string;
  /** As it is called on the screen; undefined where all of them are searched. */
  subject: string | undefined;
  onClear: () => void;
};

/** Nothing of what is there fits. */
export function NothingShown({ search, subject, onClear }: NothingShownProps) {
  const isSearching = search !== '';
  return (
    <Card>
      <EmptyState
        title={nameNothing({ search, subject })}
        text={isSearching ? libraryMessages.notFoundHint : messages.noneInSubjectHint}
        action={
          <Button onClick={onClear}>
            {isSearching ? libraryMessages.clearSearch : messages.showAll}
          </Button>
        }
        className="wrap-anywhere"
      />
    </Card>
  );
}

function nameNothing({ search, subject }: Omit<NothingShownProps, 'onClear'>): string {
  if (subject === undefined) return messages.nothingFound(search);
  if (search === '') return messages.noneInSubject(subject);
  return messages.nothingFoundIn(search, subject);
}
