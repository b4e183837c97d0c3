import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { GhostBars, ghostLook } from './charts/ghost-bars.tsx';
import { emptyMessages as messages } from './messages.ts';

/** Before the first test, with what will be here. */
export function NothingYet() {
  return (
    <>
      <Card className="lg:col-span-2">
        <EmptyState
          drawing={<Rise />}
          title={messages.title}
          text={messages.text}
          action={
            <Link to={paths.create} className={buttonClass({ variant: 'primary' })}>
              {messages.action}
            </Link>
          }
        />
      </Card>
      {messages.coming.map(({ title, text }, no) => (
        <section
          key={title}
          className="grid content-start gap-3.5 rounded-card border border-line px-6 pt-5 pb-5.5"
        >
          <h2 className="type-sm font-semibold text-ink-2">{title}</h2>
          <p className="type-sm text-ink-2">{text}</p>
          {ghosts[no]}
        </section>
      ))}
    </>
  );
}

function Rise() {
  return (
    <svg viewBox="0 0 120 72" width="120" height="72" aria-hidden="true">
      <rect x="2" y="56" width="28" height="7" rx="2.5" className="fill-mark" />
      <path
        d="M6 58C22 60 36 56 46 48C54 41 66 50 76 40C86 30 88 16 112 9"
        fill="none"
        strokeWidth="2"
        className="stroke-petrol"
      />
      <circle cx="114" cy="8" r="5" className="fill-petrol" />
      <path d="M0 71H118" className="stroke-ink-2" />
    </svg>
  );
}

const cells = (
  <svg viewBox="0 0 460 104" aria-hidden="true" className="h-auto w-full">
    {Array.from({ length: 68 }, (_, no) => (
      <rect
        // Cells of a drawing never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        key={no}
        x={1 + 27 * (no % 17)}
        y={1 + 26 * Math.floor(no / 17)}
        width="21"
        height="21"
        rx="5"
        className={ghostLook}
      />
    ))}
  </svg>
);

const line = (
  <svg viewBox="0 0 460 104" aria-hidden="true" className="h-auto w-full">
    <path d="M0 20H460" strokeDasharray="2 5" strokeWidth="1.5" className="stroke-line-strong" />
    <path
      d="M6 84C120 56 180 40 460 24"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      className="stroke-line"
    />
  </svg>
);

const ghosts = [cells, line, <GhostBars key="topics" />, <GhostBars key="days" />];
