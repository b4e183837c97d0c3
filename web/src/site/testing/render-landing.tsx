import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import { vi } from 'vitest';
import { SessionProvider, useUser } from '../../accounts/session/session.tsx';
import { knowsMaya, stubServer } from '../../testing/stub-server.ts';
import LandingScreen from '../landing/landing-screen.tsx';

/** For tests: the landing page, or a part of it, for a visitor. Other pages say where they are. */
export function renderLanding(Component: ComponentType = LandingScreen) {
  stubServer({});
  renderPages(Component);
}

/** The same for Maya, who is signed in. */
export async function renderLandingSignedIn(Component: ComponentType = LandingScreen) {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  renderPages(Component);
  await screen.findByText('Maya Okafor');
}

/** The heading of the slide that is shown, which is the page's one h1. */
export function shownTitle() {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

/** Such as "2 of 3". */
export function shownPosition() {
  return shownSlide().getAttribute('aria-label');
}

export function shownSlide() {
  const slides = screen.getAllByLabelText(/^\d of \d$/);
  const shown = slides.filter((slide) => !slide.hasAttribute('inert'));
  const [slide] = shown;
  if (!slide || shown.length > 1) throw new Error(`${shown.length} slides are shown`);
  return slide;
}

export function wait(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}

export function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** The setting for reduced motion, which a test can change, in a wide window. */
export function stubReducedMotion(isReduced: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isReduced });
  const wide = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', (asked: string) => (asked.includes('width') ? wide : query));
  return (next: boolean) =>
    act(() => {
      query.matches = next;
      query.dispatchEvent(new Event('change'));
    });
}

export function hideTab(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function renderPages(Component: ComponentType) {
  const Site = createRoutesStub([
    { path: '/', Component },
    { path: '*', Component: PlacePage },
  ]);
  render(
    <StrictMode>
      <SessionProvider onCallFailed={() => undefined}>
        <Site />
        <UserName />
      </SessionProvider>
    </StrictMode>,
  );
}

function UserName() {
  return useUser()?.displayName;
}

function PlacePage() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname}</h1>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        {'Back'}
      </button>
    </>
  );
}
