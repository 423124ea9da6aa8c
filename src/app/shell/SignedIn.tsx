import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { useWaitingPrints } from '../../documents/prints/useWaitingPrints.ts';
import { NotificationBell } from '../../notifications/NotificationBell.tsx';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { signedOutPath } from '../../platform/browser/session-store.ts';
import { useLocked } from '../../sign-in/idle/useIdle.ts';
import { useSessionUpkeep } from '../../sign-in/sessions/useSessionUpkeep.ts';
import { useProfile, useToken } from '../../sign-in/useProfile.ts';
import { useSignOut } from '../../sign-in/useSignOut.ts';
import { BrandMark } from '../../ui/brand/BrandMark.tsx';
import { DraftOwner } from '../../ui/form/draft-owner.ts';
import { onDemand } from '../../ui/on-demand/onDemand.tsx';
import { usePartFor } from '../../ui/on-demand/usePart.ts';
import { errorToast } from '../../ui/toast/toast.ts';
import { ToLandingPage } from '../ToLandingPage.tsx';
import { Sidebar } from './Sidebar.tsx';
import classes from './SignedIn.module.css';
import { UserMenu } from './UserMenu.tsx';
import { useTouched } from './useTouched.ts';

// Not part of the first load: hardly ever needed, and there before anything can be sent off.
const WithoutProfile = onDemand(
  async () => (await fetchScript(() => import('./WithoutProfile.tsx'))).WithoutProfile,
  <Loading />,
);
const loadQuestion = async () => (await fetchScript(() => import('./SignOutQuestion.tsx'))).SignOutQuestion;
const loadAfterTouch = async () => (await fetchScript(() => import('./AfterTouch.tsx'))).AfterTouch;
// With `lazy`: where it can't be fetched, what it is to lock is taken away with the whole application.
const IdleWatch = lazy(async () => ({
  default: (await fetchScript(() => import('../../sign-in/idle/IdleWatch.tsx'))).IdleWatch,
}));

/** What a session shows. Another session, also one that has begun in another tab, begins with nothing of it. */
export default function SignedIn() {
  const token = useToken();
  if (token) return <Shell key={token} />;
  return signedOutPath() === '/' ? <ToLandingPage /> : <Navigate to="/login" replace />;
}

/**
 * The signed-in shell: side navigation, header with the user's name, and the screen. On a narrow screen the navigation is the
 * browser's own popover. Plain elements: what every first load carries must be light.
 */
function Shell() {
  const profile = useProfile();
  const navigation = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { failed, retry } = useSessionUpkeep();
  const touched = useTouched();
  const locked = useLocked();
  const signOut = useSignOut();
  const AfterTouch = usePartFor(touched && pathname, loadAfterTouch);
  const SignOutQuestion = usePartFor(signOut.drafts ?? touched, loadQuestion, (error) => {
    if (signOut.drafts === null) return; // Not asked yet: the next one who does is told.
    signOut.stay();
    errorToast(errorMessage(error));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the menu of a narrow screen
  useEffect(() => navigation.current?.hidePopover(), [pathname]);

  useWaitingPrints(profile?.user.id);
  useEffect(() => {
    if (profile) import('./next-screens.ts').catch(() => {}); // Whoever needs it asks again.
  }, [profile]);

  // The server refuses everything else until then; the settings lead back to where the user was going.
  if (profile?.mustSetUpSecondFactor && pathname !== '/settings') {
    return <Navigate to="/settings" replace state={{ from: pathname }} />;
  }
  return (
    <>
      <a className="skip-link" href="#main">
        Ir para o conteúdo
      </a>
      <header className={classes.header}>
        <button type="button" className={classes.burger} popoverTarget="navigation" aria-label="Menu">
          <IconMenu2 aria-hidden="true" />
        </button>
        <Link to="/dashboard" className={classes.home} aria-label="Zelo: início">
          <BrandMark />
        </Link>
        <div className={classes.lane} data-toast-lane />
        {profile && !profile.mustSetUpSecondFactor && <NotificationBell />}
        {profile && <UserMenu profile={profile} onSignOut={signOut.ask} />}
      </header>
      <nav
        ref={navigation}
        id="navigation"
        popover="auto"
        className={classes.navigation}
        aria-label="Navegação principal"
      >
        {profile && <Sidebar type={profile.user.type} onSignOut={signOut.ask} />}
      </nav>
      <main id="main" tabIndex={-1} className={classes.main}>
        {profile ? (
          <DraftOwner value={profile.user.id}>
            <Outlet />
          </DraftOwner>
        ) : failed ? (
          <WithoutProfile onRetry={retry} onSignOut={signOut.ask} />
        ) : (
          <Loading />
        )}
      </main>
      <Suspense>
        {(locked || profile?.idleMinutes) && <IdleWatch idleMinutes={profile?.idleMinutes} locked={locked} />}
      </Suspense>
      {AfterTouch && <AfterTouch />}
      {SignOutQuestion && <SignOutQuestion drafts={signOut.drafts} leave={signOut.leave} stay={signOut.stay} />}
    </>
  );
}

function Loading() {
  return <p role="status">Carregando…</p>;
}
