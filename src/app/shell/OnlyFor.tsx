import { Navigate, Outlet } from 'react-router';
import type { UserType } from '../../access/policy.ts';
import { useProfile } from '../../sign-in/useProfile.ts';

/** Screens of some kinds of user; any other goes to the dashboard. The server enforces the same on every call. */
export function OnlyFor({ types }: { types: readonly UserType[] }) {
  const profile = useProfile();
  if (!profile) return null;
  return types.some((type) => type === profile.user.type) ? <Outlet /> : <Navigate to="/dashboard" replace />;
}
