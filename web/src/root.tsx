import schibsted from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  isRouteErrorResponse,
  type LinkDescriptor,
  Links,
  Meta,
  type MetaDescriptor,
  Outlet,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import './app.css';
import { product } from '@engram/core/product.ts';
import { EarlyShell } from './shell/app/early-shell.tsx';
import { AppProviders } from './shell/app-providers.tsx';
import { ErrorScreen } from './shell/failures/error-screen.tsx';
import { messages, notFoundMessages } from './shell/messages.ts';
import { NotFoundPage } from './shell/failures/not-found-page.tsx';
import { PageScripts } from './shell/page-scripts.tsx';
import { SiteFrame } from './shell/site-frame.tsx';
import { useFrameParts } from './shell/use-frame-parts.ts';
import { EarlyTheme } from './theme/early-theme.tsx';
import { paperColours } from './theme/paper-colours.ts';
import { useAppliedTheme } from './theme/theme.ts';
import { useEarlyPress } from './use-early-press.ts';

export function links(): LinkDescriptor[] {
  return [
    // With a size, so that browsers that can draw the other one prefer it.
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
    // Not the serif: it is twice as large and holds only what is read after the headline.
    preloadFont(schibsted),
  ];
}

export function meta({ error }: { error?: unknown }): MetaDescriptor[] {
  return [{ title: isNotFound(error) ? notFoundMessages.documentTitle : product.name }];
}

export function Layout({ children }: { children: ReactNode }) {
  useAppliedTheme();
  useEarlyPress();
  // <ScrollRestoration> is this and a script, which Trusted Types refuse when an error page
  // builds the document anew. Without it the browser restores a reloaded page by itself.
  useScrollRestoration();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={paperColours.light}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paperColours.dark} />
        <EarlyTheme />
        <EarlyShell />
        <Meta />
        <Links />
      </head>
      <body>
        <AppProviders>{children}</AppProviders>
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/**
 * Written into the page of every screen that is not prerendered, where a browser that keeps a token
 * shows it. Its code is not worth a byte of the public pages, which never draw it.
 */
const ShellPoster = lazy(async () => {
  const { ShellPoster: poster } = await import('./shell/app/shell-poster.tsx');
  return { default: poster };
});

/** The frame of the app for whoever is signed in, else empty paper. */
export function HydrateFallback() {
  return (
    <>
      <Suspense>
        <ShellPoster />
      </Suspense>
      <noscript>
        <p className="wrap page-block type-lead">{messages.noScript}</p>
      </noscript>
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (!isNotFound(error)) return <ErrorScreen error={error} hasDetails={import.meta.env.DEV} />;
  return <NotFound />;
}

function NotFound() {
  return (
    <SiteFrame parts={useFrameParts()}>
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
