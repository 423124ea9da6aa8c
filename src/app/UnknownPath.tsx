import { Navigate } from 'react-router';
import { useToken } from '../sign-in/useProfile.ts';
import { ToLandingPage } from './ToLandingPage.tsx';

/** An unknown path leads a visitor to the landing page and a signed-in user to the dashboard. */
export default function UnknownPath() {
  return useToken() ? <Navigate to="/dashboard" replace /> : <ToLandingPage />;
}
