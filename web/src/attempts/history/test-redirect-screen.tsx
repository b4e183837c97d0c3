import { Navigate, useParams } from 'react-router';
import { pathsOf } from '../../paths.ts';

/** The address of the dashboard's 'View' leads to where a test is (D24). */
export default function TestRedirectScreen() {
  const { testId = '' } = useParams();
  return <Navigate to={pathsOf.test(testId)} replace />;
}
