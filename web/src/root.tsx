import literata from '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2?url';
import schibsted from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  type LinkDescriptor,
  Links,
  Meta,
  type MetaDescriptor,
  Outlet,
  Scripts,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import './app.css';
import { product } from '@engram/core/product.ts';
import { AppProviders } from './shell/app-providers.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { messages, notFoundMessages } from './shell/messages.ts';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { SiteFrame } from './shell/site-frame.tsx';
import { EarlyTheme } from './theme/early-theme.tsx';
import { useAppliedTheme } from './theme/theme.ts';

export function links(): LinkDescriptor[] {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ...[schibsted, literata].map(preloadFont),
  ];
}

export function meta({ error }: { error?: unknown }): MetaDescriptor[] {
  return [{ title: isNotFound(error) ? notFoundMessages.documentTitle : product.name }];
}

export function Layout({ children }: { children: ReactNode }) {
  useAppliedTheme();
  // <ScrollRestoration> is this and a script, which Trusted Types refuse when an error page
  // builds the document anew. Without it the browser restores a reloaded page by itself.
  useScrollRestoration();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <EarlyTheme />
        <Meta />
        <Links />
      </head>
      <body>
        <AppProviders>{children}</AppProviders>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Pages that are not prerendered start as empty paper: no frame flashes that may not be theirs. */
export function HydrateFallback() {
  return (
    <noscript>
      <p className="wrap page-block type-lead">{messages.noScript}</p>
    </noscript>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (!isNotFound(error)) return <ErrorScreen error={error} hasDetails={import.meta.env.DEV} />;
  return (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

function preloadFont(href: string): LinkDescriptor {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' };
}
