import type { User } from '@engram/core/accounts/user.ts';
import type { Card } from '@engram/core/flashcards/card.ts';
import type { Topic } from '@engram/core/flashcards/card-set.ts';
import type { Making } from '@engram/core/generation/making.ts';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, Outlet, useLocation, useNavigate } from 'react-router';
import LoginRequiredLayout from '../../accounts/session/login-required-layout.tsx';
import { SessionQueries } from '../../accounts/session/session-queries.tsx';
import { SessionProvider } from '../../accounts/session/session.tsx';
import { maya, reply, stubServer } from '../../testing/stub-server.ts';
import { tellEvent } from '../../generation/testing/stub-generation.ts';
import { stubUploads } from '../../http/testing/stub-upload.ts';
import { listModels, saved, studyText } from '../../practice-tests/testing/render-creation.tsx';
import { ToastProvider } from '../../ui/toasts/toast-provider.tsx';
import CreateScreen from '../creation/create-screen.tsx';
import { nameWish } from '../creation/describe-wish.ts';
import { emptyWizard, type KeptWizard } from '../creation/wizard.ts';
import { firstConfig } from '@engram/core/flashcards/first-config.ts';
import { answerBySet } from './answer-by-set.ts';

const toastLabels = {
  region: 'Notifications',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
};

export const topicsPath = '/api/flashcards/topics';
export const startPath = '/api/flashcards/generate';
export const generationId = '0190a5a0-0000-7000-8000-000000000001';
export const followPath = `/api/flashcards/generations/${generationId}/events`;
export const cancelPath = `/api/generations/${generationId}/cancel`;
export const setId = '0190a5a0-0000-7000-8000-0000000000aa';

type Answers = Parameters<typeof stubServer>[0];
type Opening = { path?: string; user?: Partial<User>; answers?: Answers };

/** For tests: the wizard as Maya, and pages that only say where they are. */
export async function openCreate(opening: Opening = {}) {
  const { path = '/flashcards/create', user = {}, answers = {} } = opening;
  localStorage.setItem('token', 'the-token');
  const uploads = stubUploads();
  const known: Answers = {
    '/api/auth/verify-token': () => reply(200, { valid: true, user: { ...maya, ...user } }),
    '/api/materials': () => reply(200, saved({ studyMaterial: studyText(400) })),
    '/api/questions/models': () => reply(200, { models: listModels() }),
    '/api/documents/ways-in': () => reply(200, { videos: false }),
    [topicsPath]: () => reply(200, { topics: someTopics }),
    [startPath]: () => new Response(tellCards(2)),
    [cancelPath]: () => reply(200, {}),
    ...answers,
  };
  const asked = stubServer(answerBySet(known));
  const Site = createRoutesStub([
    {
      Component: BrowserLayout,
      children: [
        {
          Component: LoginRequiredLayout,
          children: [{ path: '/flashcards/create', Component: CreateScreen }],
        },
        { path: '*', Component: PlacePage },
      ],
    },
  ]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <SessionProvider onCallFailed={() => undefined}>
      <SessionQueries client={client}>
        <ToastProvider labels={toastLabels}>
          <Site initialEntries={[path]} />
        </ToastProvider>
      </SessionQueries>
    </SessionProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { asked, uploads };
}

type Kept = { wizard?: Partial<KeptWizard>; isPremium?: boolean };

/** A later step, as after a reload: with material, a name and topics. */
export function openStep(
  step: 'configure' | 'preview',
  { wizard = {}, isPremium = false }: Kept = {},
  answers: Answers = {},
) {
  keepWizard(wizard);
  const user = isPremium ? { plan: 'student' as const, isPremium } : {};
  return openCreate({ path: `/flashcards/create?step=${step}`, user, answers });
}

/** With cards that were made of exactly these choices. */
export function openMade(answers: Answers = {}, wizard: Partial<KeptWizard> = {}) {
  const kept = { ...keptWizard, ...wizard };
  const made = { setId, generationId, making, wish: nameWish(kept) };
  return openStep(
    'preview',
    { wizard: { made, cards: [cardAt(0), cardAt(1)], ...wizard } },
    answers,
  );
}

export const someTopics: Topic[] = [
  { id: 't1', name: 'Synapses', relevance: 96 },
  { id: 't2', name: 'Receptors', relevance: 70 },
  { id: 't3', name: 'Sleep', relevance: 69 },
];

export const someConfig = {
  ...firstConfig,
  setName: 'Memory',
  topics: someTopics.map((topic) => ({ ...topic, selected: topic.relevance >= 70 })),
};

const { isLoading: _isLoading, showPremiumPopup: _popup, ...empty } = emptyWizard;

const keptWizard: KeptWizard = {
  ...empty,
  ...saved({ studyMaterial: studyText(400) }),
  extractedTopics: someTopics,
  flashcardConfig: someConfig,
};

/** Of what and how the cards of these choices are made. */
export const someWish = nameWish(keptWizard);

function keepWizard(wizard: Partial<KeptWizard>): void {
  const key = `unfinished:${maya.uid}:flashcard-creation`;
  sessionStorage.setItem(key, JSON.stringify({ ...keptWizard, ...wizard }));
}

export const making: Making = {
  wanted: 25,
  delivered: 2,
  madeBy: 'ai',
  label: null,
  notices: [],
  usedCharacters: 400,
  totalCharacters: 400,
  language: 'en',
};

/** The card of a place, as the server tells it. */
export function cardAt(slot: number): Card {
  return {
    id: `0190a5a0-0000-7000-8000-00000000010${slot}`,
    type: slot % 2 === 0 ? 'term-definition' : 'question-answer',
    front: `Front ${slot}`,
    back: `Back ${slot}`,
    source: {
      quote: 'The hippocampus binds what the cortex knows.',
      before: 'Memory is a trace.',
      after: 'Sleep helps.',
      title: 'Lecture 6.pdf',
      page: 2,
    },
    madeBy: 'ai',
  };
}

export const started = tellEvent(0, { type: 'started', generationId, wanted: 25 });

export function tellCard(slot: number): string {
  return tellEvent(slot + 1, { type: 'card', slot, card: cardAt(slot) });
}

function tellDone(told: Partial<Making> = {}): string {
  return tellEvent(9, { type: 'done', making: { ...making, ...told } });
}

/** A whole stream. */
export function tellCards(count: number, told: Partial<Making> = {}): string {
  const cards = Array.from({ length: count }, (_, slot) => tellCard(slot));
  return started + cards.join('') + tellDone(told);
}

/** What this tab keeps of the wizard; null where there is nothing. */
export function storedWizard(): unknown {
  const key =
    Object.keys(sessionStorage).find((name) => name.endsWith(':flashcard-creation')) ?? '';
  return JSON.parse(sessionStorage.getItem(key) ?? 'null');
}

export async function pasteText(text: string): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: 'Paste text' }));
  const field = await screen.findByLabelText('Your text');
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text);
}

export async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

export function continueButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Continue to Configuration' });
}

/** From the first step to Configure, with a text. */
export async function reachConfigure(): Promise<void> {
  await pasteText(studyText(400));
  await userEvent.click(continueButton());
  await screen.findByRole('heading', { name: 'Configure your flashcards' });
}

/** Where the router is, once that is outside of the wizard. */
export async function findPlace(): Promise<string | null> {
  return (await screen.findByTestId('place')).textContent;
}

/** An answer whose events come one by one. */
export function openConnection() {
  const bytes = new TransformStream<Uint8Array, Uint8Array>();
  const writer = bytes.writable.getWriter();
  return {
    answer: () => new Response(bytes.readable),
    tell: (events: string) => act(() => writer.write(new TextEncoder().encode(events))),
    // As a browser does with an answer that nobody wants any more.
    drop: () => act(() => writer.abort(new DOMException('aborted', 'AbortError'))),
  };
}

const backInBrowser = 'Back of the browser';

function BrowserLayout() {
  const navigate = useNavigate();
  return (
    <>
      <Outlet />
      <button type="button" onClick={() => void navigate(-1)}>
        {backInBrowser}
      </button>
    </>
  );
}

const backToWizard = 'Back to the wizard';

function PlacePage() {
  return (
    <>
      <p data-testid="place">{useLocation().pathname}</p>
      <Link to="/flashcards/create">{backToWizard}</Link>
    </>
  );
}
