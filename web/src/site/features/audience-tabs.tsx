import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { type Audience, audiences } from './audience.ts';
import { audienceTexts, featuresCopy } from './features-copy.ts';

type AudienceTabsProps = {
  audience: Audience;
  isInteractive: boolean;
  onChoose: (audience: Audience) => void;
};

/** Tabs that are links to their panels: without JavaScript they still lead there. */
export function AudienceTabs({ audience, isInteractive, onChoose }: AudienceTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useFocusWhenSentHere(list);

  function moveTo(next: Audience | undefined) {
    if (next === undefined) return;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  }

  function chooseByKey(event: KeyboardEvent) {
    if (!isInteractive || hasModifier(event)) return;
    const place = findPlace(event.key, audiences.indexOf(audience));
    if (place === undefined) return;
    event.preventDefault();
    moveTo(audiences.at(place % audiences.length));
  }

  function chooseByClick(event: MouseEvent, clicked: Audience) {
    // A click that opens a new window is the browser's.
    if (hasModifier(event)) return;
    event.preventDefault();
    onChoose(clicked);
  }

  return (
    <div
      ref={list}
      role={isInteractive ? 'tablist' : 'navigation'}
      aria-label={featuresCopy.tabs}
      className="grid auto-cols-fr grid-flow-col gap-0.5 rounded-tile border border-transparent bg-sunken p-0.75 max-md:w-full md:w-85"
    >
      {audiences.map((name) => (
        <a
          key={name}
          id={tabId(name)}
          href={`#${name}`}
          onClick={(event) => chooseByClick(event, name)}
          onKeyDown={chooseByKey}
          {...(isInteractive && {
            role: 'tab',
            'aria-selected': name === audience,
            'aria-controls': panelId(name),
            tabIndex: name === audience ? 0 : -1,
          })}
          className={classNames(tabClass, name === audience ? chosenClass : 'text-ink-2')}
        >
          {audienceTexts[name].name}
        </a>
      ))}
    </div>
  );
}

export function tabId(audience: Audience): string {
  return `${audience}-tab`;
}

/** Not what the address says: the router would scroll to the panel whenever its tab is chosen. */
export function panelId(audience: Audience): string {
  return `${audience}-panel`;
}

/**
 * A link of the header may ask for the other tab while the page is open. The page stays, so its
 * heading is not announced again; the tab is.
 */
function useFocusWhenSentHere(list: { current: HTMLElement | null }): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (list.current?.contains(document.activeElement)) return;
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    chosen?.focus({ preventScroll: true });
  }, [key, list]);
}

/** The place a key moves to from `place`; -1 is the last one. */
function findPlace(key: string, place: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return place + 1;
    case 'ArrowLeft':
      return place - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    case ' ':
      return place;
    default:
      return undefined;
  }
}

function hasModifier(event: KeyboardEvent | MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

const tabClass =
  'inline-flex min-h-11 items-center justify-center rounded-[9px] px-3.5 text-center text-sm leading-[1.2] font-semibold no-underline transition-[background-color,color] duration-(--d1) hover:text-ink focus-visible:z-10 focus-visible:shadow-focus max-[23.75rem]:px-1 max-[23.75rem]:text-[0.8125rem]';

const chosenClass =
  'bg-raised text-ink not-focus-visible:shadow-e2 forced-chosen noscript:bg-transparent! noscript:text-ink-2! noscript:shadow-none!';
