import { useEffect } from 'react';

/**
 * Stands in for the package react-style-singleton (same exports), which Radix uses to lock
 * scrolling. A constructed style sheet does what its <style> element did, and style-src 'self'
 * allows it.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css: string) {
      if (users === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      users += 1;
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = undefined;
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyle(styles: string, isDynamic?: boolean) {
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
      // A static style is written once; only a dynamic one follows its text.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [isDynamic ? styles : undefined]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Style({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
