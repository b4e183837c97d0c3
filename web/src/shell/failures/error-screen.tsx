import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { product } from '@engram/core/product.ts';
import { Accordion } from '../../ui/navigation/accordion.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { HeaderBar } from '../header/header-bar.tsx';
import { errorMessages, messages } from '../messages.ts';
import { TornTraceDrawing } from './state-drawings.tsx';
import { StatePage } from './state-page.tsx';

type ErrorScreenProps = {
  error: unknown;
  /** For developers only: a user has no use for a stack (NS-53). */
  hasDetails: boolean;
};

/** The last resort [ERR-30]. Plain links, because whatever broke may be in the router. */
export function ErrorScreen({ error, hasDetails }: ErrorScreenProps) {
  // The router takes titles from routes, and the failed one still has its own.
  useEffect(() => {
    document.title = errorMessages.documentTitle;
  }, []);

  return (
    <>
      <HeaderBar>
        <a href={paths.home} aria-label={messages.home} className="rounded-small no-underline">
          <Logo name={product.name} />
        </a>
      </HeaderBar>
      <main id="main" className="flex flex-1 flex-col">
        <StatePage
          drawing={<TornTraceDrawing />}
          title={errorMessages.title}
          text={errorMessages.text}
          actions={
            <>
              <a href={paths.home} className={buttonClass()}>
                {messages.goHome}
              </a>
              <Button variant="primary" onClick={() => window.location.reload()}>
                <Icon icon={RotateCw} />
                {messages.reload}
              </Button>
            </>
          }
        >
          <div className="mt-5.5 grid w-full grid-cols-[minmax(0,1fr)] gap-4 text-start">
            <ForSupport />
            {hasDetails && <ErrorDetails error={error} />}
          </div>
        </StatePage>
      </main>
    </>
  );
}

/** What support asks for first, and how to reach it. */
function ForSupport() {
  const [time] = useState(() => writeTime(new Date()));
  return (
    <Accordion title={errorMessages.support} isFramed isOpenAtFirst>
      <dl className="type-sm">
        <div className="flex justify-between gap-4 py-1.75">
          <dt className="text-ink-2">{errorMessages.time}</dt>
          <dd className="text-end font-semibold">{time}</dd>
        </div>
      </dl>
      <a
        href={`mailto:${product.supportMailbox}`}
        className={buttonClass({ size: 'small', className: 'mt-1.5' })}
      >
        {errorMessages.contact}
      </a>
    </Accordion>
  );
}

function ErrorDetails({ error }: { error: unknown }) {
  const text = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
  return (
    <Accordion title={errorMessages.details} isFramed isOpenAtFirst>
      <pre className="rounded-control bg-sunken p-3 type-xs wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    </Accordion>
  );
}

/** Such as "14 March 2026, 10:24". */
function writeTime(time: Date) {
  const day = time.toLocaleDateString('en-GB', { dateStyle: 'long' });
  return `${day}, ${time.toLocaleTimeString('en-GB', { timeStyle: 'short' })}`;
}
