import { type MetaDescriptor, Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { resultsMessages as messages } from './messages.ts';
import { ResultsLoading } from './results-loading.tsx';
import { ResultsPage } from './results-page.tsx';
import { useCarriedView } from './use-carried-view.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The summary after a test [BROUTE-07] (N29). */
export default function ResultsScreen() {
  const view = useCarriedView();
  if (view === 'checking') return <ResultsLoading />;
  if (!view) return <Navigate to={paths.quizzes} replace />; // [RES-05]
  return <ResultsPage view={view} />;
}
