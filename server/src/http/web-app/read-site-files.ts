import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webBuild } from '@engram/core/web-build.ts';
import { makeSiteFile, type Server, type SiteFile } from './make-site-file.ts';

/** Every file but the assets, by its address; and the two pages that answer at other addresses. */
export async function readSiteFiles(root: string, server: Server) {
  const names = globSync('**/*.*', { cwd: root, exclude: ['assets/**', '**/.*', '**/.*/**'] });
  const entries = names.map(async (name) => {
    const content = readFileSync(join(root, name));
    return [toAddress(name), await makeSiteFile({ name, content, server })] as const;
  });
  const files = new Map(await Promise.all(entries));
  const fallback = takeOut(files, `/${webBuild.fallbackFile}`);
  const notFound = takeOut(files, webBuild.notFoundPath);
  return { files, fallback, notFound };
}

function toAddress(name: string): string {
  return `/${name.replace(/\/?index\.html$/, '')}`;
}

function takeOut(files: Map<string, SiteFile>, address: string): SiteFile {
  const file = files.get(address);
  if (!file) throw new Error(`The web app was built without ${address}`);
  files.delete(address);
  return file;
}
