import { createHash } from 'node:crypto';
import { earlyPress } from '../src/early-press.ts';

export type PaintedPage = {
  html: string;
  /** What the page fetches once it is painted. */
  start: { path: string; code: string };
};

/**
 * Lets a written page appear before its code is fetched. React Router starts both at once, and on
 * a slow line the code takes its share from the style sheet and the fonts, though everything can be
 * read without it. Its inline module becomes a file, which the page asks for after its first frame,
 * together with all that the file imports.
 */
export function paintFirst(html: string): PaintedPage {
  const modules = [...html.matchAll(modulePreload)].map(([, href = '']) => href);
  const code = startModule.exec(html)?.[1];
  if (code === undefined || modules.length === 0) {
    throw new Error('React Router writes the start of a page in another way than it did.');
  }
  const path = `/assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  return {
    html: html
      .replaceAll(modulePreload, '')
      .replace(
        startModule,
        () => `<script type="module" async="">${writeStarter(path, modules)}</script>`,
      ),
    start: { path, code },
  };
}

const modulePreload = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const startModule = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Without the links the browser would find the files only one after another. Until they are here,
 * the last press of a button waits (see early-press.ts).
 */
function writeStarter(path: string, modules: readonly string[]): string {
  const { attribute, answeredEvent } = earlyPress;
  return [
    'const early=new AbortController();',
    "addEventListener('click',({target})=>{",
    "const button=target.closest('button');if(!button)return;",
    `document.querySelector('[${attribute}]')?.removeAttribute('${attribute}');`,
    `button.setAttribute('${attribute}','')},{capture:true,signal:early.signal});`,
    `addEventListener('${answeredEvent}',()=>early.abort(),{once:true});`,
    'requestAnimationFrame(()=>setTimeout(()=>{',
    `for(const href of ${JSON.stringify(modules)})`,
    "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));",
    `import(${JSON.stringify(path)})}))`,
  ].join('');
}
