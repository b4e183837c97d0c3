import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webBuild } from '@engram/core/web-build.ts';
import type { Config } from '@react-router/dev/config';
import { publicPaths } from '../src/paths.ts';
import { compressFiles } from './compress-files.ts';
import { listAddresses } from './list-addresses.ts';
import { listScreenModules } from './list-screen-modules.ts';
import { paintFirst } from './paint-first.ts';
import { readRouteList } from './read-route-list.ts';
import { trimRouteList } from './trim-route-list.ts';
import { writeEarlyAsks } from './write-early-asks.ts';
import { writeRobots } from './write-robots.ts';
import { writeScreenPage } from './write-screen-page.ts';
import { writeSitemap } from './write-sitemap.ts';

type BuildEnd = NonNullable<Config['buildEnd']>;

/**
 * Readies the written pages, and adds what the server and search engines need beside them. The first
 * screens get a page of their own.
 */
export function finishBuild(firstScreens: readonly string[]): BuildEnd {
  return async ({ buildManifest, reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    const addresses = listAddresses(buildManifest?.routes ?? {});
    writeFileSync(join(folder, webBuild.addressesFile), JSON.stringify(addresses, null, 2));
    writeFileSync(join(folder, 'sitemap.xml'), writeSitemap(publicPaths));
    writeFileSync(join(folder, 'robots.txt'), writeRobots());
    // Not those of screens: what they can paint without their code is a skeleton.
    for (const page of globSync('**/index.html', { cwd: folder })) letPaintFirst(folder, page);
    if (firstScreens.length > 0) writeScreenPages(folder, firstScreens);
    for (const list of globSync('assets/manifest-*.js', { cwd: folder })) {
      const path = join(folder, list);
      writeFileSync(path, trimRouteList(readFileSync(path, 'utf8')));
    }
    // Fonts and pictures are compressed already.
    const assets = globSync('assets/*.{js,css,svg,json}', { cwd: folder });
    await compressFiles(assets.map((asset) => join(folder, asset)));
  };
}

function letPaintFirst(folder: string, page: string): void {
  const { html, start } = paintFirst(readFileSync(join(folder, page), 'utf8'));
  writeFileSync(join(folder, page), html);
  writeFileSync(join(folder, start.path), start.code);
}

function writeScreenPages(folder: string, firstScreens: readonly string[]): void {
  const [list = ''] = globSync('assets/manifest-*.js', { cwd: folder });
  const routes = readRouteList(readFileSync(join(folder, list), 'utf8'));
  const fallback = readFileSync(join(folder, webBuild.fallbackFile), 'utf8');
  for (const address of firstScreens) {
    const earlyAsks = writeAsset(folder, 'early', writeEarlyAsks(address));
    const modules = listScreenModules(routes, address);
    mkdirSync(join(folder, address), { recursive: true });
    writeFileSync(
      join(folder, address, 'index.html'),
      writeScreenPage(fallback, { modules, earlyAsks }),
    );
  }
}

/** Named after what is in it, so that a browser may keep it for ever. */
function writeAsset(folder: string, name: string, code: string): string {
  const path = `/assets/${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(folder, path), code);
  return path;
}
