import type { User } from '@engram/core/accounts/user.ts';
import { aiModels } from '@engram/core/generation/models.ts';
import { questionTypes } from '@engram/core/plans/catalogue.ts';
import { choosePreset } from '@engram/core/practice-tests/choose-preset.ts';
import type { Preset, TestConfig } from '@engram/core/practice-tests/config.ts';
import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import { mixTypes } from '@engram/core/practice-tests/mix-types.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, parsePath, useLocation, useNavigationType } from 'react-router';
import LoginRequiredLayout from '../../accounts/session/login-required-layout.tsx';
import { SessionQueries } from '../../accounts/session/session-queries.tsx';
import { SessionProvider, useSession } from '../../accounts/session/session.tsx';
import { answerBySet } from '../../flashcards/testing/answer-by-set.ts';
import { bodyOf, maya, reply, stubServer } from '../../testing/stub-server.ts';
import { stubWorkers } from '../../generation/testing/stub-worker.ts';
import { type StubUpload, stubUploads } from '../../http/testing/stub-upload.ts';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import { ToastProvider } from '../../ui/toasts/toast-provider.tsx';
import ConfigScreen from '../creation/config/config-screen.tsx';
import CreationLayout from '../creation/creation-layout.tsx';
import { emptyFlow, type KeptFlow } from '../creation/flow.ts';
import InputScreen from '../creation/input/input-screen.tsx';
import InvalidStepScreen from '../creation/invalid-step-screen.tsx';
import MarkScreen from '../creation/mark/mark-screen.tsx';
import BesideLayout from '../../create/beside/beside-layout.tsx';
import CreateScreen from '../../create/create-screen.tsx';
import PreviewScreen from '../creation/preview/preview-screen.tsx';
import StepsLayout from '../creation/steps-layout.tsx';

const toastLabels = {
  region: 'Notifications',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
};

type Answers = Parameters<typeof stubServer>[0];
type Opening = {
  path?: string;
  user?: Partial<User>;
  answers?: Answers;
  state?: unknown;
  /** What a navigation to `/create` waits for. */
  arriving?: () => Promise<void>;
};

/** For tests: test creation as Maya, and pages that only say where they are. */
export async function openCreation(opening: Opening = {}) {
  const { path = '/ai-tests', user = {}, answers = {}, state = null, arriving } = opening;
  localStorage.setItem('token', 'the-token');
  const uploads = stubUploads();
  const workers = stubWorkers();
  const asked = stubServer(
    answerBySet({
      '/api/auth/verify-token': () => reply(200, { valid: true, user: { ...maya, ...user } }),
      '/api/auth/logout': () => reply(200, { success: true }),
      '/api/materials': () => reply(200, saved()),
      '/api/materials?order=last-used': () =>
        reply(200, { materials: [], hasMore: false, total: 0, subjects: [] }),
      '/api/questions/models': () => reply(200, { models: listModels() }),
      '/api/documents/ways-in': () => reply(200, { videos: false }),
      ...answers,
    }),
  );
  const Site = createRoutesStub([
    {
      Component: LoginRequiredLayout,
      children: [
        {
          Component: CreationLayout,
          children: [
            {
              Component: BesideLayout,
              children: [
                {
                  path: '/create',
                  Component: CreateScreen,
                  ...(arriving && { loader: () => arriving().then(() => null) }),
                },
                {
                  path: '/ai-tests',
                  Component: StepsLayout,
                  children: [
                    { index: true, Component: InputScreen },
                    { path: 'input', Component: InputScreen },
                    { path: 'config', Component: ConfigScreen },
                    { path: 'mark', Component: MarkScreen },
                    { path: 'preview', Component: PreviewScreen },
                    { path: 'test', Component: PlacePage },
                    { path: '*', Component: InvalidStepScreen },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    { path: '*', Component: PlacePage },
  ]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <SessionProvider onCallFailed={() => undefined}>
      <SessionQueries client={client}>
        <ToastProvider labels={toastLabels}>
          <Site initialEntries={[{ ...parsePath(path), state }]} />
          <LogOut />
        </ToastProvider>
      </SessionQueries>
    </SessionProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { asked, uploads, workers };
}

type Choices = {
  preset?: Preset;
  /** Instead of those of the preset. */
  counts?: TestConfig['typeCounts'];
  isPremium?: boolean;
  flow?: Partial<KeptFlow>;
  /** What the navigation brought. */
  state?: unknown;
  search?: string;
};

/** A later step, as after a reload: with material, and with these choices. */
export function openStep(step: 'config' | 'preview', choices: Choices = {}, answers: Answers = {}) {
  const { preset = 'quiz', counts, isPremium = false, flow = {}, state, search = '' } = choices;
  const mix = counts && {
    preset: 'custom' as const,
    questionTypes: listTypes(counts),
    typeCounts: counts,
  };
  const chosen = choosePreset(firstConfig, preset, seedRandom('a'));
  const { loading: _loading, ...empty } = emptyFlow;
  const kept = {
    ...empty,
    ...saved(),
    testConfig: mix ? mixTypes(firstConfig, mix) : chosen,
    ...flow,
  };
  sessionStorage.setItem(`unfinished:${maya.uid}:test-creation`, JSON.stringify(kept));
  const user = isPremium ? { plan: 'student' as const, isPremium } : {};
  return openCreation({ path: `/ai-tests/${step}${search}`, user, answers, state });
}

function listTypes(counts: TestConfig['typeCounts']) {
  return questionTypes.filter((type) => counts[type] !== undefined);
}

/** The menu of models; the first one that is named is the usual one. */
export function listModels(...available: string[]) {
  const has = available.length > 0 ? available : ['openai'];
  return aiModels
    .filter(({ id }) => id !== 'own')
    .map(({ id, label }) => ({
      id,
      label,
      isAvailable: id === 'built-in' || has.includes(id),
      isDefault: id === has[0],
    }));
}

/** What the server says of material it has saved. */
export function saved(facts: { studyMaterial?: string; warning?: string } = {}) {
  const { studyMaterial = 'The study material.' } = facts;
  const material = makeMaterial(1, { title: 'Memory', characters: studyMaterial.length });
  return { studyMaterial, parts: [{ material, start: 0 }], ...facts };
}

export async function writeText(text: string): Promise<void> {
  await userEvent.click(screen.getByRole('tab', { name: 'Input Text' }));
  const field = await screen.findByLabelText('Your text');
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Through the input behind the zone, which the dialog fills. */
export async function chooseFiles(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for files.');
  await userEvent.upload(input, files, { applyAccept: false });
}

export function fileOf(name: string, content = 'content'): File {
  return new File([content], name, { lastModified: 1 });
}

export function extracted(extractedText: string, details: object = {}) {
  const fileDetails = {
    name: 'a',
    size: 7,
    type: 'txt',
    characters: extractedText.length,
    warnings: [],
    ...details,
  };
  return { status: 200, data: { extractedText, fileDetails } };
}

/** The server's answer to a file. */
export async function answer(
  upload: StubUpload | undefined,
  given: Parameters<StubUpload['answer']>[0],
): Promise<void> {
  await act(async () => void upload?.answer(given));
}

/** The calls that save material, of all that were made. */
export function listSaves(asked: ReturnType<typeof stubServer>) {
  return asked.filter(({ path, init }) => path === '/api/materials' && init.method === 'POST');
}

/** What the only call that saved material had sent. */
export function bodyOfSave(asked: ReturnType<typeof stubServer>): unknown {
  const saves = listSaves(asked);
  if (saves.length !== 1) throw new Error(`material was saved ${saves.length} times`);
  return bodyOf(saves[0]);
}

/** What this tab keeps for the next step; null where there is nothing. */
export function storedFlow(): unknown {
  const key = Object.keys(sessionStorage).find((name) => name.endsWith(':test-creation')) ?? '';
  return JSON.parse(sessionStorage.getItem(key) ?? 'null');
}

export function continueButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Continue to Configuration' });
}

export async function pressContinue(): Promise<void> {
  await userEvent.click(continueButton());
}

/** Where the router is, once that is outside of test creation. */
export async function findPlace(): Promise<string | null> {
  return (await screen.findByTestId('place')).textContent;
}

/** Study text of exactly so many characters. */
export function studyText(characters: number): string {
  return (
    'The hippocampus binds what the cortex knows. '
      .repeat(1 + characters / 45)
      .slice(0, characters - 1) + '.'
  );
}

const backToTest = 'Back to the test';

function PlacePage() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="place" data-arrival={useNavigationType()}>{`${pathname}${search}`}</p>
      <Link to="/ai-tests">{backToTest}</Link>
    </>
  );
}

function LogOut() {
  const { logOut, enter } = useSession();
  const noah = { ...maya, uid: '1b8f1c2e-4d3a-4e5f-8a6b-1c2d3e4f5a6b', displayName: 'Noah' };
  const actions = {
    'Log Out': logOut,
    'Log in as Noah': () => enter({ token: 'his', user: noah }, { remember: false }),
    'Log in as Maya': () => enter({ token: 'hers', user: maya }, { remember: false }),
  };
  return Object.entries(actions).map(([label, act]) => (
    <button key={label} onClick={act}>
      {label}
    </button>
  ));
}
