import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { usePart } from '../../ui/use-part.ts';
import { sharesMessages as messages } from './messages.ts';

type SharesPartProps = {
  testId: string;
  load: () => Promise<{ ShareList: ComponentType<{ testId: string }> }>;
};

/** The links of a test, whose code comes after the test; when it does not, that can be tried again. */
export function SharesPart({ testId, load }: SharesPartProps) {
  const { module, isOnItsWay, fetch } = usePart(load);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => void fetch().then((isHere) => setHasFailed(!isHere)), [fetch]);

  // The pressed button is gone.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (module && hasFailed && document.activeElement === document.body) place.current?.focus();
  }, [module, hasFailed]);

  if (module) {
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        <module.ShareList testId={testId} />
      </div>
    );
  }
  if (!hasFailed) return <Skeleton shape="block" className="h-30" />;
  return (
    <Card as="section" aria-label={messages.title}>
      <ErrorState
        title={messages.notLoaded}
        text={messages.partMissing}
        action={
          <Button isBusy={isOnItsWay} onClick={() => void fetch()}>
            {messages.retry}
          </Button>
        }
      />
    </Card>
  );
}
