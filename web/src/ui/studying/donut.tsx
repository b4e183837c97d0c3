import { classNames } from '../class-names.ts';

type DonutProps = {
  correct: number;
  /** Between the two: what was right in part. */
  partly?: number;
  incorrect: number;
  /** Stands in the middle, such as "80%". */
  value: string;
  /** Says the arcs in words, such as "12 correct, 3 incorrect". */
  label: string;
  /** Of the right answers. */
  tone?: keyof typeof tones;
};

export function Donut(props: DonutProps) {
  const { correct, partly = 0, incorrect, value, label, tone = 'success' } = props;
  const total = correct + partly + incorrect;
  const [right, notWrong] = total === 0 ? [0, 0] : [correct / total, (correct + partly) / total];
  // One arc alone closes the ring; a gap would look like a missing answer.
  const gap = [correct, partly, incorrect].includes(total) ? 0 : gapLength;
  return (
    <div className="relative grid w-42 place-items-center">
      <svg viewBox="0 0 168 168" role="img" aria-label={label} className="h-auto w-full">
        <g fill="none" strokeWidth="16" transform="rotate(-90 84 84)">
          {total === 0 && <circle {...ring} className="stroke-sunken" />}
          {correct > 0 && <circle {...ring} {...arc(0, right, gap)} className={tones[tone]} />}
          {partly > 0 && (
            <circle {...ring} {...arc(right, notWrong, gap)} className="stroke-mark" />
          )}
          {incorrect > 0 && (
            <circle {...ring} {...arc(notWrong, 1, gap)} className="stroke-danger" />
          )}
        </g>
      </svg>
      <div
        className={classNames(
          'absolute leading-none font-bold tracking-[-0.04em]',
          // "100%" at full size touches the ring.
          value.length > 3 ? 'text-[2.125rem]' : 'text-[2.75rem]',
        )}
      >
        {value}
      </div>
    </div>
  );
}

function arc(from: number, to: number, gap: number) {
  const length = Math.max((to - from) * circumference - gap, 0);
  return {
    strokeDasharray: `${length.toFixed(1)} ${circumference.toFixed(1)}`,
    strokeDashoffset: (-from * circumference).toFixed(1),
  };
}

const tones = { success: 'stroke-success', petrol: 'stroke-petrol' };

const ring = { cx: 84, cy: 84, r: 70 };

const circumference = 2 * Math.PI * ring.r;

const gapLength = 3;
