import { classNames } from '../class-names.ts';

type SkeletonProps = {
  shape?: keyof typeof shapes;
  /** Width and height, in the shape of what will come. */
  className?: string;
};

/** Says nothing: the status beside it names what is loading. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'relative overflow-hidden bg-sunken after:absolute after:inset-0 after:-translate-x-full after:animate-sweep after:bg-linear-to-r after:from-transparent after:via-surface/80 after:to-transparent motion-reduce:after:hidden',
        shapes[shape],
        className,
      )}
    />
  );
}

const shapes = {
  line: 'h-3.5 rounded-tag',
  block: 'rounded-option',
};
