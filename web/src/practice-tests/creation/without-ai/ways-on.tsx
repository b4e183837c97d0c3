import { ArrowRight, FilePlus, Highlighter, type LucideIcon, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { hasLists } from './has-lists.ts';
import { waysOnMessages as messages } from './messages.ts';

type WaysOnProps = {
  /** The one or two that there are. */
  found: readonly { id: string; text: ReactNode; kind: string }[];
  markPath: string;
  /** What the screen of the marks takes along. */
  markState?: unknown;
  /** Words that are proposed for marking. */
  proposed: number;
  addTextPath: string;
  /** Of the material: what is in it already is not recommended. */
  text: string;
  /** Those between marking and more text, such as AI where there is some. */
  children?: ReactNode;
  /** A quiet one at the end. */
  last?: ReactNode;
};

/** What there is already, and how to go on from it: marking first, then AI and more text (D37). */
export function WaysOn({
  found,
  markPath,
  markState,
  proposed,
  addTextPath,
  text,
  children,
  last,
}: WaysOnProps) {
  return (
    <Card as="section" aria-label={messages.ways} className="overflow-hidden">
      {found.length > 0 && (
        <ol aria-label={messages.found} className="border-b border-line">
          {found.map(({ id, text: words, kind }, index) => (
            <li
              key={id}
              className="grid grid-cols-[28px_minmax(0,1fr)] border-t border-line px-5.5 py-3.5 first:border-t-0"
            >
              <span aria-hidden="true" className="type-xs font-semibold text-ink-2">
                {index + 1}
              </span>
              <div className="grid gap-1">
                <p className="font-serif leading-normal wrap-anywhere">{words}</p>
                <p className="type-xs text-ink-2">{kind}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <div className="grid gap-2.5 p-4.5">
        <Link
          to={markPath}
          state={markState}
          className={buttonClass({ variant: 'primary', size: 'large', isBlock: true })}
        >
          <Icon icon={Highlighter} />
          {messages.mark}
        </Link>
        {proposed > 0 && (
          <p className="text-center type-xs text-ink-2">{messages.proposed(proposed)}</p>
        )}
        {children}
        <Link to={addTextPath} className={wayClass}>
          <WayLabel
            icon={FilePlus}
            title={messages.addText}
            text={hasLists(text) ? messages.addMoreHint : messages.addTextHint}
          />
        </Link>
        {last}
      </div>
    </Card>
  );
}

/** Back to the configuration, with a model chosen. */
export function UseAi({ text, onChoose }: { text: string; onChoose: () => void }) {
  return (
    <button type="button" onClick={onChoose} className={wayClass}>
      <WayLabel icon={Sparkles} title={messages.ai} text={text} />
    </button>
  );
}

export function WayLabel({ icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <>
      <Icon icon={icon} className="text-petrol" />
      <span className="grid flex-1 gap-0.5 text-start">
        <span className="type-sm font-semibold text-ink">{title}</span>
        <span className="type-xs text-ink-2">{text}</span>
      </span>
      <Icon icon={ArrowRight} size="small" className="text-ink-3" />
    </>
  );
}

export const wayClass =
  'flex min-h-15 items-center gap-3.5 rounded-tile border border-line bg-surface px-4.5 py-2.5 no-underline transition-colors duration-(--d1) hover:border-line-strong focus-visible:shadow-focus';
