import { tidyCode } from '@engram/core/sharing/share-code.ts';
import { Navigate, useParams } from 'react-router';
import { pathsOf } from '../../paths.ts';

/** No screen of its own: the test's own says what a code leads to [ROUTE-19] (NS-15). */
export default function JoinRedirectScreen() {
  const { code = '' } = useParams();
  return <Navigate to={pathsOf.sharedTest(tidyCode(code))} replace />;
}
