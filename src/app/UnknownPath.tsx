import { Navigate } from 'react-router';
import { useToken } from '../sign-in/useProfile.ts';

/** An unknown path leads a visitor to the landing page and a signed-in user to the dashboard. */
export default function UnknownPath() {
  return <Navigate to={useToken() ? '/dashboard' : '/'} replace />;
}
