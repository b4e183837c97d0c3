import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paperColours } from './paper-colours.ts';

it('paints the browser in the colours of the paper', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');
  const [, light, dark] =
    /--paper: light-dark\(oklch\((.+?)\), oklch\((.+?)\)\)/.exec(tokens) ?? [];
  expect(paperColours).toEqual({ light: toHex(light), dark: toHex(dark) });
});

/** https://bottosson.github.io/posts/oklab/ */
function toHex(oklch = ''): string {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  const bytes = linear.map((part) => Math.round(255 * (1.055 * part ** (1 / 2.4) - 0.055)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
