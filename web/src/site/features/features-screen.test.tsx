import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, type InitialEntry, Link, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { knowsMaya, stubServer } from '../../testing/stub-server.ts';
import { AppProviders } from '../../shell/app-providers.tsx';
import FeaturesScreen, { meta } from './features-screen.tsx';

it('/features shows feature tabs: "For Students" and "For Educators" [ROUTE-07] [FEAT-01]', () => {
  openFeatures();
  const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['For Students', 'For Educators']);
});

it('shows six features for students [FEAT-02]', () => {
  openFeatures();
  expect(shownFeatures()).toEqual([
    'Tests from your own notes',
    'Answers you can trace',
    'Review at the right time',
    'Flashcards from the same page',
    'Progress you can see',
    'Endless practice',
  ]);
});

it('shows six features for educators [FEAT-03]', async () => {
  openFeatures();
  await userEvent.click(screen.getByRole('tab', { name: 'For Educators' }));
  expect(shownFeatures()).toEqual([
    'Review before you share',
    'Join with a code',
    'Worst question first',
    'Auto-grading and feedback',
    'Coverage of the chapter',
    'Take it with you',
  ]);
});

it('opens the students tab by the state activeTab = students [FEAT-04]', () => {
  openFeatures({ pathname: '/features', hash: '#educators', state: { activeTab: 'students' } });
  expect(chosenTab()).toBe('For Students');
  expect(screen.getByRole('tabpanel', { name: 'For Students' })).toBeDefined();
});

it('opens the educators tab by the state activeTab = educators [FEAT-05]', () => {
  openFeatures({ pathname: '/features', state: { activeTab: 'educators' } });
  expect(chosenTab()).toBe('For Educators');
  expect(screen.getByRole('tabpanel', { name: 'For Educators' })).toBeDefined();
});

it.each([undefined, 'educators', { activeTab: 'teachers' }, { activeTab: 7 }])(
  'opens the students tab by any other state: %j (NS-39)',
  (state) => {
    openFeatures({ pathname: '/features', state });
    expect(chosenTab()).toBe('For Students');
  },
);

it('opens the educators tab by the address /features#educators', () => {
  openFeatures('/features#educators');
  expect(chosenTab()).toBe('For Educators');
});

it('follows a link to the other tab while it is open, and moves focus to that tab', async () => {
  openFeatures();
  await userEvent.click(screen.getByRole('link', { name: 'To educators' }));
  expect(chosenTab()).toBe('For Educators');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'For Educators' }));
  await userEvent.click(screen.getByRole('link', { name: 'To students' }));
  expect(chosenTab()).toBe('For Students');
});

it('writes the chosen tab into the address, in its place of the history', async () => {
  openFeatures('/features#educators');
  await userEvent.click(screen.getByRole('tab', { name: 'For Students' }));
  expect(chosenTab()).toBe('For Students');
  expect(screen.getByTestId('place').textContent).toBe('{"activeTab":"students"}#students');
});

it.each([
  ['{ArrowRight}', 'For Educators'],
  ['{ArrowRight}{ArrowRight}', 'For Students'],
  ['{ArrowLeft}', 'For Educators'],
  ['{End}', 'For Educators'],
  ['{End}{Home}', 'For Students'],
])('moves among the tabs by %s', async (keys, name) => {
  openFeatures();
  screen.getByRole('tab', { name: 'For Students' }).focus();
  await userEvent.keyboard(keys);
  expect(chosenTab()).toBe(name);
  expect(document.activeElement?.textContent).toBe(name);
});

it('has one tab in the order of Tab, and then the panel', async () => {
  openFeatures();
  screen.getByRole('tab', { name: 'For Students' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'For Students' }));
});

it("leads a visitor to /register by 'Try Free Now' [FEAT-07]", () => {
  openFeatures();
  const start = screen.getByRole('link', { name: 'Try Free Now' });
  expect(start.getAttribute('href')).toBe('/register');
});

it("leads a signed-in user to /dashboard by 'Try Free Now' [FEAT-06]", async () => {
  expect(await readSignedIn()).toContain('href="/dashboard"');
});

it('is the same for a signed-in user but for where Try Free Now leads [FEAT-08] [ROLE-21]', async () => {
  openFeatures();
  const visitors = screen.getByRole('main').innerHTML;
  cleanup();
  const users = await readSignedIn();
  expect(users.replace('href="/dashboard"', 'href="/register"')).toBe(visitors);
});

it('has no element of the name in its address once tabs work, so that choosing does not scroll', () => {
  openFeatures('/features#educators');
  expect(document.getElementById('educators')).toBeNull();
  const controlled = screen.getByRole('tab', { selected: true }).getAttribute('aria-controls');
  expect(screen.getByRole('tabpanel').id).toBe(controlled);
});

it('says of every feature that does not exist yet, and of no other, that it is coming (CF-28)', async () => {
  openFeatures();
  expect(listComing()).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: 'For Educators' }));
  expect(listComing()).toEqual([]);
});

it('speaks of teachers to educators', async () => {
  openFeatures();
  await userEvent.click(screen.getByRole('tab', { name: 'For Educators' }));
  expect(screen.getByRole('tabpanel').textContent.match(/teachers/gi)).toHaveLength(1);
});

it('hides its pictures from assistive technology', () => {
  openFeatures();
  expect(screen.getByText('Mirror drawing').closest('[aria-hidden=true][inert]')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is complete without JavaScript: both lists under their names, and links to them', () => {
  const Site = createRoutesStub([{ path: '/features', Component: FeaturesScreen }]);
  const html = renderToString(
    <AppProviders>
      <Site initialEntries={['/features']} />
    </AppProviders>,
  );
  document.body.innerHTML = html;
  expect(screen.queryByRole('tab')).toBeNull();
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#students', '#educators']);
  const educators = within(screen.getByRole('region', { name: 'For Educators' }));
  expect(educators.getByRole('heading', { level: 2, name: 'For Educators' })).toBeDefined();
  expect(educators.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  const students = within(screen.getByRole('region', { name: 'For Students' }));
  expect(students.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(document.querySelector('[hidden]')).toBeNull();
  expect(html).not.toContain('style=');
});

it('has a title, a description and one address', () => {
  expect(meta()).toEqual(
    expect.arrayContaining([
      { title: 'Features · Engram' },
      { tagName: 'link', rel: 'canonical', href: expect.stringMatching(/\/features$/) },
      { name: 'description', content: expect.stringContaining('teachers') },
    ]),
  );
});

function openFeatures(entry: InitialEntry = '/features') {
  stubServer({});
  renderAt(entry);
}

/** What Maya sees of the page, once the server has said that she is signed in. */
async function readSignedIn(): Promise<string> {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  renderAt('/features');
  const start = await screen.findByRole('link', { name: 'Try Free Now' });
  await expect.poll(() => start.getAttribute('href')).toBe('/dashboard');
  return screen.getByRole('main').innerHTML;
}

function renderAt(entry: InitialEntry) {
  const Site = createRoutesStub([
    { path: '/features', Component: FeaturesInSite },
    { path: '*', Component: () => null },
  ]);
  render(
    <AppProviders>
      <Site initialEntries={[entry]} />
    </AppProviders>,
  );
}

function FeaturesInSite() {
  const { state, hash } = useLocation();
  return (
    <>
      <Link to="/features" state={{ activeTab: 'students' }}>
        To students
      </Link>
      <Link to="/features" state={{ activeTab: 'educators' }}>
        To educators
      </Link>
      <p data-testid="place">{`${JSON.stringify(state)}${hash}`}</p>
      <main>
        <FeaturesScreen />
      </main>
    </>
  );
}

function chosenTab() {
  return screen.getByRole('tab', { selected: true }).textContent;
}

function shownFeatures() {
  const panel = within(screen.getByRole('tabpanel'));
  return panel.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

function listComing() {
  return within(screen.getByRole('tabpanel'))
    .queryAllByText('Coming soon')
    .map((tag) => tag.parentElement?.querySelector('h3')?.textContent);
}
