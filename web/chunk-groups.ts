import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { collectImports } from './finish-build/collect-imports.ts';

/**
 * Left alone, the bundler makes a file of each part that two screens share: the first screen of a
 * phone would ask for a hundred of them, six at a time. Here are the files made by hand instead:
 * one for what every page of the site loads, the router, the frame and all they use; one for the
 * small parts that the landing page shares with others, and the icons of the public pages; one for
 * each set of audiences that share something of the app; and one for the icons that are left.
 */
export const chunkGroups = [
  group('frame', (id, modules) => (collect('frame', modules).has(id) ? 'frame' : null)),
  group('site-parts', (id, modules) => (isSitePart(id, modules) ? 'site-parts' : null)),
  // What many need is taken first: nothing that it imports is needed by fewer.
  ...[5, 4, 3, 2, 1].map((size) =>
    group(`shared by ${size}`, (id, modules) => nameShared(id, modules, size)),
  ),
  group('icons', (id) => (isIcon(id) ? 'icons' : null)),
];

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };
type NameChunk = (id: string, modules: Modules) => string | null;

const landing = 'src/site/landing/landing-screen.tsx';
const sitePages = [
  landing,
  'src/site/features/features-screen.tsx',
  'src/site/pricing/pricing-screen.tsx',
  'src/site/faq/faq-screen.tsx',
  'src/contact/contact-screen.tsx',
];

/**
 * Asks who is signed in; every page does where the browser keeps a token. It goes into the file of
 * all that makes calls, so that it is no step of its own.
 */
const sessionCalls = 'src/accounts/session/session-calls.ts';

const roots = {
  frame: [
    'src/root.tsx',
    'src/shell/site-layout.tsx',
    fileURLToPath(import.meta.resolve('react-dom')),
  ],
  landing: [landing],
  'site-pages': sitePages,
  // The audiences. Each loads all of its files, and so pays for nothing that only another one uses.
  public: [
    ...sitePages,
    'src/try/try-screen.tsx',
    'src/site/legal/privacy-screen.tsx',
    'src/site/legal/terms-screen.tsx',
  ],
  /** What a visitor opens on a public page. */
  parts: [
    sessionCalls,
    'src/shell/header/study-tools-panel.tsx',
    'src/shell/header/mobile-menu/mobile-sheet.tsx',
    'src/ui/toasts/toast-stack.tsx',
    'src/contact/send-letter.ts',
    'src/contact/contact-captcha.tsx',
    'src/try/trial-part.ts',
  ],
  /** What a public page fetches for someone who is signed in. */
  session: [
    sessionCalls,
    'src/http/note-failed-call.ts',
    'src/shell/app/app-parts.ts',
    'src/shell/app/shell-poster.tsx',
  ],
  auth: [
    sessionCalls,
    'src/shell/calling-layout.tsx',
    'src/accounts/auth/auth-screen.tsx',
    'src/accounts/onboarding/register-screen.tsx',
  ],
  /** The frame of the app and its first screen, whose parts nearly all other screens use as well. */
  app: [
    sessionCalls,
    'src/shell/app-layout.tsx',
    'src/shell/calling-layout.tsx',
    'src/accounts/session/login-required-layout.tsx',
    'src/dashboard/dashboard-screen.tsx',
  ],
} as const;

const audiences = ['public', 'parts', 'session', 'auth', 'app'] as const;

/** What belongs to one screen alone comes with that screen. */
const ownFolders = ['/src/site/landing/', '/src/dashboard/'];

const collected = new Map<string, Set<string>>();

function collect(name: keyof typeof roots, modules: Modules): Set<string> {
  const known = collected.get(name);
  if (known) return known;
  const found = collectImports(roots[name].map(fromHere), modules);
  collected.set(name, found);
  return found;
}

function isSitePart(id: string, modules: Modules): boolean {
  if (isIcon(id)) return collect('site-pages', modules).has(id);
  return collect('landing', modules).has(id) && !isOwn(id);
}

/** Named after who shares it; what the app has no use for is left to the bundler. */
function nameShared(id: string, modules: Modules, size: number): string | null {
  const sharers = audiences.filter((audience) => collect(audience, modules).has(id));
  const isOfApp = sharers.includes('session') || sharers.includes('app');
  return sharers.length === size && isOfApp && !isOwn(id) ? sharers.join('-') : null;
}

function isIcon(id: string): boolean {
  return id.includes('/lucide-react/dist/esm/icons/');
}

function isOwn(id: string): boolean {
  return ownFolders.some((folder) => id.includes(folder));
}

function group(debugName: string, name: NameChunk) {
  return { debugName, name };
}

function fromHere(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
