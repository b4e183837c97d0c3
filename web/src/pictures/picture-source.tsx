import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Whose picture it is: the learner's own, or of a test that somebody shared. */
export type PictureSource =
  | { from: 'own' }
  | {
      from: 'share';
      code: string;
      /** Of the taker, who may see the pictures of the result when the link is over. */
      attemptKey?: string | undefined;
    };

const SourceContext = createContext<PictureSource>({ from: 'own' });

/** Around everything that shows a shared test or a taker's result of it. */
export function PicturesOfShare({
  code,
  attemptKey,
  children,
}: {
  code: string;
  attemptKey?: string | undefined;
  children: ReactNode;
}) {
  const source = useMemo(() => ({ from: 'share', code, attemptKey }) as const, [code, attemptKey]);
  return <SourceContext value={source}>{children}</SourceContext>;
}

/** As elsewhere on the page, for what is drawn apart from it. */
export function PicturesFrom({ source, children }: { source: PictureSource; children: ReactNode }) {
  return <SourceContext value={source}>{children}</SourceContext>;
}

export function usePictureSource(): PictureSource {
  return useContext(SourceContext);
}
