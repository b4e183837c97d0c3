import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Note } from '../../../ui/states/note.tsx';
import { useLostFocus } from '../use-lost-focus.ts';
import { subscriptionMessages as messages } from './messages.ts';

type LoadableProps<Data> = {
  query: UseQueryResult<Data>;
  loading: ReactNode;
  notLoaded: string;
  className?: string;
  failureClass?: string;
  children: (data: Data) => ReactNode;
};

/** What the server says, or that it comes, or that it could not be loaded and can be asked again. */
export function Loadable<Data>(props: LoadableProps<Data>) {
  const { query, loading, notLoaded, className, failureClass, children } = props;
  const { data, isFetching, errorUpdateCount, refetch } = query;
  const [hasRetried, setHasRetried] = useState(false);
  const box = useLostFocus({ isExpected: hasRetried, change: data });

  function retry() {
    setHasRetried(true);
    void refetch();
  }

  // While it is asked again the failure stays, and with it the button that was pressed.
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return (
    <div ref={box} tabIndex={-1} className={classNames('focus-visible:shadow-none', className)}>
      {data !== undefined && children(data)}
      {hasFailed && (
        <div className={classNames('grid justify-items-start gap-3', failureClass)}>
          <Note tone="red" className="w-full">
            {notLoaded}
          </Note>
          <Button size="small" isBusy={isFetching} onClick={retry}>
            {messages.retry}
          </Button>
        </div>
      )}
      {data === undefined && !hasFailed && loading}
    </div>
  );
}
