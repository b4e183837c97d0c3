import { useEffect, useRef, useState } from 'react';

type Asked = { error: Error | null; data: unknown };

/**
 * A query forgets why it failed as soon as it is asked again, and the pressed button would go with
 * that. Here the failure stays until an answer is there; then the heir gets the focus.
 */
export function useHeldFailure<Heir extends HTMLElement>({ error, data }: Asked) {
  const heir = useRef<Heir>(null);
  const [held, setHeld] = useState<Error | null>(null);
  const failure = data === undefined ? (error ?? held) : null;
  if (failure !== held) setHeld(failure);

  const hadFailed = useRef(false);
  useEffect(() => {
    const isOver = hadFailed.current && failure === null;
    hadFailed.current = failure !== null;
    if (isOver && document.activeElement === document.body) heir.current?.focus();
  }, [failure]);
  return { failure, heir };
}
