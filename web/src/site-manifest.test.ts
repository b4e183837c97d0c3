import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '@engram/core/product.ts';
import { expect, it } from 'vitest';
import { paperColours } from './theme/paper-colours.ts';

const folder = join(import.meta.dirname, '../public');
const manifest = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8'));

it('an installed app has the name of the product and the colours of the paper', () => {
  expect(manifest).toMatchObject({
    name: product.name,
    short_name: product.name,
    start_url: '/',
    display: 'standalone',
    theme_color: paperColours.light,
    background_color: paperColours.light,
  });
});

it('an installed app has icons of 192 and 512 pixels and one that may be cut to any shape', () => {
  expect(manifest.icons).toMatchObject([
    { sizes: '192x192' },
    { sizes: '512x512' },
    { sizes: '512x512', purpose: 'maskable' },
  ]);
});
