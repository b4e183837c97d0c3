import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webBuild } from '@engram/core/web-build.ts';
import type { Config } from '@react-router/dev/config';
import { publicPaths } from '../src/paths.ts';
import { compressFiles } from './compress-files.ts';
import { listAddresses } from './list-addresses.ts';
import { paintFirst } from './paint-first.ts';
import { trimRouteList } from './trim-route-list.ts';
import { writeRobots } from './write-robots.ts';
import { writeSitemap } from './write-sitemap.ts';

type BuildEnd = NonNullable<Config['buildEnd']>;

/** Readies the written pages, and adds what the server and search engines need beside them. */
export const finishBuild: BuildEnd = async ({ buildManifest, reactRouterConfig }) => {
  const folder = join(reactRouterConfig.buildDirectory, 'client');
  const addresses = listAddresses(buildManifest?.routes ?? {});
  writeFileSync(join(folder, webBuild.addressesFile), JSON.stringify(addresses, null, 2));
  writeFileSync(join(folder, 'sitemap.xml'), writeSitemap(publicPaths));
  writeFileSync(join(folder, 'robots.txt'), writeRobots());
  // Not the fallback: what it can paint without its code is a skeleton, and nobody waits for that.
  for (const page of globSync('**/index.html', { cwd: folder })) letPaintFirst(folder, page);
  for (const list of globSync('assets/manifest-*.js', { cwd: folder })) {
    const path = join(folder, list);
    writeFileSync(path, trimRouteList(readFileSync(path, 'utf8')));
  }
  // Fonts and pictures are compressed already.
  const assets = globSync('assets/*.{js,css,svg,json}', { cwd: folder });
  await compressFiles(assets.map((asset) => join(folder, asset)));
};

function letPaintFirst(folder: string, page: string): void {
  const { html, start } = paintFirst(readFileSync(join(folder, page), 'utf8'));
  writeFileSync(join(folder, page), html);
  writeFileSync(join(folder, start.path), start.code);
}
