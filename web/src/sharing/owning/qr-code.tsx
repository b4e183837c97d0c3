import { encode } from 'uqr';
import { classNames } from '../../ui/class-names.ts';
import { LogoTile } from '../../ui/logo.tsx';

type QrCodeProps = { text: string; label: string; className?: string };

/** Modules of white around it; scanners ask for them. */
const quietZone = 4;

const usualSize = 'size-44 max-md:mx-auto max-md:size-52';

/** Of the width; what it covers is far below the 30 % that level H restores. */
const logoShare = 0.18;

/** Black on white in both themes: most scanners do not read it the other way round. */
export function QrCode({ text, label, className = usualSize }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'H', border: quietZone });
  const logo = size * logoShare;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-tile border border-line', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={drawModules(data)} fill="#000" />
      <g
        shapeRendering="geometricPrecision"
        transform={`translate(${(size - logo) / 2} ${(size - logo) / 2})`}
      >
        <LogoTile size={logo} />
      </g>
    </svg>
  );
}

/** A square for each dark module. */
function drawModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
