import type { ReactNode } from 'react';

type StatePageProps = {
  drawing: ReactNode;
  title: string;
  text: string;
  actions: ReactNode;
  children?: ReactNode;
};

/** One drawing, one sentence, one way on. */
export function StatePage({ drawing, title, text, actions, children }: StatePageProps) {
  return (
    <div className="wrap grid flex-1 place-items-center pt-10 pb-18">
      <div className="grid w-full max-w-130 grid-cols-[minmax(0,1fr)] justify-items-center gap-3.5 text-center">
        {drawing}
        <h1 className="type-h1">{title}</h1>
        <p className="type-lead">{text}</p>
        <div className="mt-2.5 flex flex-wrap justify-center gap-3">{actions}</div>
        {children}
      </div>
    </div>
  );
}
