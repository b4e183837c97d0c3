import { Link, useLocation, useNavigationType } from 'react-router';
import { useEffect, useRef } from 'react';
import { Accordion } from '../ui/navigation/accordion.tsx';
import { classNames } from '../ui/class-names.ts';
import { useCurrentSection } from './use-current-section.ts';

export type PageSection = { id: string; title: string };

type SectionListProps = { label: string; sections: readonly PageSection[] };

/**
 * The way through a long page, at its side. Links of the router, which then knows where Back leads;
 * without JavaScript they are plain anchors.
 */
export function SectionList({ label, sections }: SectionListProps) {
  const ids = sections.map(({ id }) => id);
  const current = useCurrentSection(ids);
  useSectionFocus(ids);
  return (
    <nav
      aria-label={label}
      // The room around the list is for the ring of a focused link, which scrolling would cut.
      className="sticky top-22 -m-1 max-h-[calc(100dvh-6rem)] overflow-y-auto p-1 type-sm max-lg:hidden print:hidden"
    >
      <ul className="border-s border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              aria-current={id === current ? 'location' : undefined}
              className={classNames(
                '-ms-px flex min-h-10 items-center border-s-2 py-1.75 ps-4 no-underline',
                id === current
                  ? 'forced-chosen border-petrol font-semibold text-ink'
                  : 'border-transparent text-ink-2 hover:border-line-strong hover:text-ink',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same on narrow windows, folded away above the text. */
export function SectionMenu({ label, sections }: SectionListProps) {
  return (
    <nav aria-label={label} className="lg:hidden print:hidden">
      <Accordion isFramed title={label}>
        <ul className="grid">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                className="flex min-h-11 items-center py-1 text-ink-2 no-underline hover:text-ink hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Accordion>
    </nav>
  );
}

/**
 * A link to a section takes the focus there, so that Tab and a screen reader go on in it. Browsers do
 * so by themselves for a new page and for Back.
 */
function useSectionFocus(ids: readonly string[]): void {
  const { hash, key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const shown = useRef(key);
  const allIds = ids.join(' ');
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const id = hash.slice(1);
    if (isBackOrForward || !allIds.split(' ').includes(id)) return;
    const heading = document.getElementById(id)?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [hash, key, isBackOrForward, allIds]);
}
