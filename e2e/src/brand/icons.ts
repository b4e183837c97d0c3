import { readFileSync } from 'node:fs';

const tile = readFileSync(new URL('../../../web/public/favicon.svg', import.meta.url), 'utf8');

/** Systems cut their own shape out of it, so the colour reaches the corners. */
const fullTile = tile.replace('rx="9"', '');

export const icons = [
  { name: 'icon-192.png', size: 192, svg: tile },
  { name: 'icon-512.png', size: 512, svg: tile },
  { name: 'icon-maskable-512.png', size: 512, svg: fullTile },
  { name: 'apple-touch-icon.png', size: 180, svg: fullTile },
];

/** The mark drawn on whole pixels: scaled down, its strokes would blur. */
export const smallIcons = [
  { size: 16, svg: snap({ size: 16, corner: 4, y: 8, radius: 4, stroke: 2, end: '-1.2 2.8' }) },
  { size: 32, svg: snap({ size: 32, corner: 9, y: 17, radius: 7, stroke: 4, end: '-2.4 5.3' }) },
];

type Grid = {
  size: number;
  corner: number;
  y: number;
  radius: number;
  stroke: number;
  /** Where the loop ends, seen from where it starts. */
  end: string;
};

function snap({ size, corner, y, radius, stroke, end }: Grid): string {
  const right = size / 2 + radius;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">
    <rect width="${size}" height="${size}" rx="${corner}" fill="#00566b"/>
    <path d="M0 ${y}H${right}" stroke="#fae05e" stroke-width="${stroke}"/>
    <path d="M${right} ${y}a${radius} ${radius} 0 1 0 ${end}" fill="none" stroke="#fcfcf9"
      stroke-width="${stroke}" stroke-linecap="round"/>
  </svg>`;
}
