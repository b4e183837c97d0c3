import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Tag } from './tag.tsx';

export type TickLine = {
  text: string;
  /** Such as "Coming soon"; a line that has one gets a grey tick. */
  soonTag?: string;
};

type TickListProps = {
  lines: readonly TickLine[];
  /** Lays out the lines and gives them their size. */
  className?: string;
};

/** What a plan brings, line by line. */
export function TickList({ lines, className }: TickListProps) {
  return (
    <ul className={classNames('grid', className)}>
      {lines.map(({ text, soonTag }) => (
        <li key={text} className="flex items-start gap-2.5">
          <Icon
            icon={Check}
            size="small"
            className={classNames(
              'mt-[calc((1lh-16px)/2)]',
              soonTag === undefined ? 'text-success' : 'text-ink-3',
            )}
          />
          {/* The tag runs on with the words, so that on a narrow card it wraps as the last of them. */}
          <span className="min-w-0">
            {text}
            {soonTag !== undefined && (
              <>
                {' '}
                <Tag tone="soon">{soonTag}</Tag>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
