import { expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const written =
  '<html><head><link rel="stylesheet" href="/assets/app.css"/>' +
  '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/home.js"/>' +
  '</head><body><h1>Home</h1><script>early()</script>' +
  '<script type="module" async="">import "/assets/home.js";\nimport("/assets/entry.js");</script></body></html>';

it('takes the code out of what a page fetches at once', () => {
  const { html } = paintFirst(written);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/assets/app.css"/>');
  expect(html).toContain('<h1>Home</h1><script>early()</script>');
});

it('asks for it after the first frame, all files at once', () => {
  const { html, start } = paintFirst(written);
  expect(html).toContain('requestAnimationFrame(');
  expect(html).toContain('["/assets/entry.js","/assets/home.js"]');
  expect(html).toContain(`import("${start.path}")`);
  expect(start.code).toBe('import "/assets/home.js";\nimport("/assets/entry.js");');
  expect(start.path).toMatch(/^\/assets\/start-[0-9a-f]{8}\.js$/);
});

it('gives other code another name, so that a browser may keep it for ever', () => {
  const other = paintFirst(written.replace('home.js";', 'home2.js";'));
  expect(other.start.path).not.toBe(paintFirst(written).start.path);
});

it('fails the build when it does not find what it should change', () => {
  expect(() => paintFirst('<html></html>')).toThrow('in another way');
});
