import { Navigate, Outlet } from 'react-router';
import type { UserType } from '../../access/policy.ts';
import { useProfile } from '../../sign-in/useProfile.ts';

/** Screens of one kind of user; any other goes to the dashboard. The server enforces the same on every call. */
export function OnlyFor({ type }: { type: UserType }) {
  const profile = useProfile();
  if (!profile) return null;
  return profile.user.type === type ? <Outlet /> : <Navigate to="/dashboard" replace />;
}
