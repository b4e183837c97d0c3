import type { Material } from '@engram/core/materials/material.ts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
// A session asks for it when it is checked, which takes its time on a busy machine.
import '../../accounts/session/session-calls.ts';
import { SessionQueries } from '../../accounts/session/session-queries.tsx';
import { SessionProvider, useUser } from '../../accounts/session/session.tsx';
import { ToastProvider } from '../../ui/toasts/toast-provider.tsx';
import { MaterialPicker } from '../library/material-picker.tsx';
import { SelectedMaterials } from '../library/selected-materials.tsx';

const toastLabels = {
  region: 'Notifications',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
};

/** For tests: the tab "Existing Files" and the card beside it, as Maya. */
export function renderPicker({ selected = [] }: { selected?: readonly Material[] } = {}): void {
  localStorage.setItem('token', 'the-token');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <SessionProvider onCallFailed={() => undefined}>
      <SessionQueries client={client}>
        <ToastProvider labels={toastLabels}>
          <Page selected={selected} />
        </ToastProvider>
      </SessionQueries>
    </SessionProvider>,
  );
}

/** By keyboard: the menu of a material, and one of its rows. */
export async function choose(title: string, action: 'Rename' | 'Delete'): Promise<void> {
  const button = await screen.findByRole('button', { name: `More for ${title}` });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitForFocus('Rename');
  if (action === 'Delete') {
    await userEvent.keyboard('{ArrowDown}');
    await waitForFocus('Delete');
  }
  await userEvent.keyboard('{Enter}');
}

/** The menu moves the focus in its own time, and keys pressed before go elsewhere. */
async function waitForFocus(name: string): Promise<void> {
  await waitFor(() => {
    if (document.activeElement?.textContent !== name) throw new Error(`${name} has no focus yet`);
  });
}

function Page({ selected: first }: { selected: readonly Material[] }) {
  const [selected, setSelected] = useState(first);
  // What the server told one user is forgotten with the session, so it has to be there first.
  if (!useUser()) return null;
  return (
    <>
      <MaterialPicker selected={selected} onChange={setSelected} />
      <SelectedMaterials selected={selected} onChange={setSelected} />
    </>
  );
}
