import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { signedOutPath } from '../../platform/browser/session-store.ts';
import { useSessionUpkeep } from '../../sign-in/sessions/useSessionUpkeep.ts';
import { useProfile, useToken } from '../../sign-in/useProfile.ts';
import { BrandMark } from '../../ui/brand/BrandMark.tsx';
import { DraftOwner } from '../../ui/form/draft-owner.ts';
import { Sidebar } from './Sidebar.tsx';
import classes from './SignedIn.module.css';
import { UserMenu } from './UserMenu.tsx';
import { useTouched } from './useTouched.ts';

// Not part of the first load: hardly ever needed, and there before anything can be sent off.
const WithoutProfile = lazy(async () => {
  const { WithoutProfile: screen } = await fetchScript(() => import('./WithoutProfile.tsx'));
  return { default: screen };
});
const HeldCalls = lazy(async () => {
  const { HeldCalls: line } = await fetchScript(() => import('./HeldCalls.tsx'));
  return { default: line };
});

/** What a session shows. Another session, also one that has begun in another tab, begins with nothing of it. */
export default function SignedIn() {
  const token = useToken();
  return token ? <Shell key={token} /> : <Navigate to={signedOutPath()} replace />;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the menu of a narrow screen
  useEffect(() => navigation.current?.hidePopover(), [pathname]);

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
      <header className={classes.header} data-keep-clear>
        <button type="button" className={classes.burger} popoverTarget="navigation" aria-label="Menu">
          <IconMenu2 aria-hidden="true" />
        </button>
        <Link to="/dashboard" className={classes.home} aria-label="Zelo: início">
          <BrandMark />
        </Link>
        {profile && <UserMenu profile={profile} />}
      </header>
      <nav
        ref={navigation}
        id="navigation"
        popover="auto"
        className={classes.navigation}
        aria-label="Navegação principal"
      >
        {profile && <Sidebar type={profile.user.type} />}
      </nav>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense fallback={<Loading />}>
          {profile ? (
            <DraftOwner value={profile.user.id}>
              <Outlet />
            </DraftOwner>
          ) : failed ? (
            <WithoutProfile onRetry={retry} />
          ) : (
            <Loading />
          )}
        </Suspense>
      </main>
      <Suspense>{touched && <HeldCalls />}</Suspense>
    </>
  );
}

function Loading() {
  return <p role="status">Carregando…</p>;
}
