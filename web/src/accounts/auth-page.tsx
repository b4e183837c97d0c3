import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { product } from '@engram/core/product.ts';
import { Logo } from '../ui/logo.tsx';
import { AuthAside } from './auth-aside.tsx';
import { useUser } from './session/session.tsx';

type AuthPageProps = {
  /** Which thought stands beside the form on a wide screen. */
  thought: 'engram' | 'forgetting';
  drawing?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** Takes the place of another step of the same page, so the keyboard starts at its title. */
  isNextStep?: boolean;
  children?: ReactNode;
};

const homeLabel = `${product.name} home`;

/** One narrow column: what the page is for, and what to fill in. */
export function AuthPage(props: AuthPageProps) {
  const { thought, drawing, title, lead, isNextStep = false, children } = props;
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNextStep) heading.current?.focus();
  }, [isNextStep]);
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
      <div className="grid content-center justify-items-center px-(--gutter) py-10">
        <div className="grid w-full max-w-100 grid-cols-[minmax(0,1fr)] gap-6">
          <Link
            to={user ? paths.dashboard : paths.home}
            aria-label={homeLabel}
            className="justify-self-start rounded-small no-underline"
          >
            <Logo name={product.name} />
          </Link>
          {drawing}
          <div className="grid gap-2">
            <h1 ref={heading} tabIndex={-1} className="type-h1 focus-visible:shadow-none">
              {title}
            </h1>
            {lead !== undefined && <p className="wrap-anywhere text-ink-2">{lead}</p>}
          </div>
          {children}
        </div>
      </div>
      <AuthAside thought={thought} />
    </div>
  );
}
