import { Bookmark } from 'lucide-react';
import { Navigate, useLocation, type MetaArgs, type MetaDescriptor } from 'react-router';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/states/note.tsx';
import { AuthPage } from '../auth-page.tsx';
import { useAwaiting } from '../session/use-awaiting.ts';
import { useSession } from '../session/session.tsx';
import { readSignInState } from '../session/sign-in-state.ts';
import { AuthForm } from './auth-form.tsx';
import { readMode } from './find-problems.ts';
import { messages } from './messages.ts';

export function meta({ location }: MetaArgs): MetaDescriptor[] {
  return [{ title: messages.modes[readMode(location.search)].documentTitle }];
}

/** Sign in or create an account; whoever is signed in goes on to where they were headed. */
export default function AuthScreen() {
  const { state } = useSession();
  const location = useLocation();
  const { message, returnPath } = readSignInState(location.state);
  const mode = readMode(location.search);
  // What was tried comes along, also where the way back was lost.
  const awaiting = useAwaiting();
  const wayOn = returnPath ?? awaiting?.path ?? paths.dashboard;

  if (state === 'checking') return null; // D18
  if (state !== 'signed-out') return <Navigate to={wayOn} replace />;
  const { title, lead } = messages.modes[mode];
  return (
    <AuthPage thought="engram" title={title} lead={lead}>
      {awaiting && <Note icon={Bookmark}>{awaiting.words}</Note>}
      <AuthForm mode={mode} notice={message} returnPath={returnPath} />
    </AuthPage>
  );
}
