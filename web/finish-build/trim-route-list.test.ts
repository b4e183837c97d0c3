import { expect, test } from 'vitest';
import { trimRouteList } from './trim-route-list.ts';

test('drops the files that routes import and keeps everything else', () => {
  const code =
    'window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/b.js"]},' +
    '"routes":{"root":{"id":"root","module":"/c.js","imports":["/b.js","/d.js"],"css":["/e.css"]}},"version":"1"};';
  expect(trimRouteList(code)).toBe(
    'window.__reactRouterManifest={"entry":{"module":"/a.js","imports":["/b.js"]},' +
      '"routes":{"root":{"id":"root","module":"/c.js","css":["/e.css"]}},"version":"1"};',
  );
});

test('fails on a list it does not understand, rather than let an app go out without routes', () => {
  expect(() => trimRouteList('export default {};')).toThrow('in another way');
});
