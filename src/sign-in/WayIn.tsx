import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { forgetLostScreen, lostScreen } from '../platform/browser/lost-screen.ts';
import { useProfileQuery } from './useProfile.ts';

/** Where a session begins: on the screen where the last one of this user was lost, for anybody else on the first screen. */
export function WayIn({ first }: { first: '/dashboard' | '/' }) {
  const [lost] = useState(lostScreen);
  const { data, error } = useProfileQuery();
  const unsure = lost !== null && !data && !error;
  useEffect(() => {
    if (!unsure) forgetLostScreen();
  }, [unsure]);
  if (unsure) return <p role="status">Carregando…</p>;
  return <Navigate to={lost && lost.userId === data?.user.id ? lost.path : first} replace />;
}
