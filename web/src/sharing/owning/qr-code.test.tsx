import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const scale = 6;

it.each([
  'https://engram.example/test/K7Q2MD',
  'https://practice.students.long-name-of-a-university.example/test/ZZZZ99',
])('can be scanned, also with the logo on it: %s', (url) => {
  const { picture, width } = draw(url);
  expect(jsQR(picture, width, width)?.data).toBe(url);
});

it('has four modules of white around it', () => {
  const { picture, width } = draw('https://engram.example/test/K7Q2MD');
  const isWhite = (x: number, y: number) => picture[4 * (y * width + x)] === 255;
  const middle = width / 2;
  const edge = Array.from({ length: 4 * scale }, (_, depth) => depth);
  expect(edge.every((depth) => isWhite(middle, depth) && isWhite(depth, width - 1 - depth))).toBe(
    true,
  );
  expect(isWhite(4 * scale, 4 * scale)).toBe(false);
});

/** What is on the screen, as pixels; the logo as the dark square that its tile is. */
function draw(url: string) {
  render(<QrCode text={url} label="QR code" />);
  const svg = screen.getByRole('img', { name: 'QR code' });
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * scale;
  const picture = new Uint8ClampedArray(4 * width * width).fill(255);

  function darken(x: number, y: number, side: number) {
    for (let row = Math.round(y * scale); row < Math.round((y + side) * scale); row += 1) {
      const start = 4 * (row * width + Math.round(x * scale));
      for (let column = 0; column < Math.round(side * scale); column += 1) {
        picture.set([0, 0, 0], start + 4 * column);
      }
    }
  }

  const modules = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of modules.matchAll(/M(\d+) (\d+)/g)) darken(Number(x), Number(y), 1);
  const place =
    svg
      .querySelector('g')
      ?.getAttribute('transform')
      ?.match(/[\d.]+/g) ?? [];
  const logo = Number(svg.querySelector('g svg')?.getAttribute('width'));
  darken(Number(place[0]), Number(place[1]), logo);
  return { picture, width };
}
