import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';

type ScrollBoxProps = {
  /** What it has in it, for those who come to it by keys. */
  label: string;
  className?: string;
  children: ReactNode;
};

/** What may be wider than the page scrolls for itself, by keys too; a stop only where it does. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  // Only the drawn page knows how wide something is, and it may change with the window or a font.
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setIsWide(element.scrollWidth > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': label })}
      className={classNames(
        'relative max-w-full overflow-x-auto overflow-y-hidden focus-visible:shadow-focus print:overflow-visible',
        // On a card the pointer goes through to what turns it.
        isWide && 'pointer-events-auto',
        className,
      )}
    >
      {children}
    </div>
  );
}
