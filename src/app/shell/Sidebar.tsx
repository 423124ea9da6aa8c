import { IconChevronRight, IconLogout, IconSettings } from '@tabler/icons-react';
import { NavLink, useLocation } from 'react-router';
import { readStored, store } from '../../platform/browser/device/device-store.ts';
import { type NavigationEntry, navigation } from './navigation.ts';
import classes from './Sidebar.module.css';

/** The side navigation of a kind of user; empty for an unknown kind. */
export function Sidebar({ type, onSignOut }: { type: string; onSignOut: () => void }) {
  const entries = navigation[type];
  if (!entries) return null;
  return (
    <>
      {entries.map((entry) => (
        <Entry key={entry.label} entry={entry} />
      ))}
      <div className={classes.last}>
        <NavLink to="/settings" className={classes.link}>
          <IconSettings size={18} aria-hidden="true" />
          Configurações
        </NavLink>
        <button type="button" className={classes.link} onClick={onSignOut}>
          <IconLogout size={18} aria-hidden="true" />
          Sair
        </button>
      </div>
    </>
  );
}

/** A group that somebody has folded stays so on this device; only while one of its screens is shown does it open by itself. */
function Entry({ entry }: { entry: NavigationEntry }) {
  const { pathname } = useLocation();
  const key = `menu ${entry.label}`;
  const isHere = entry.entries?.some(({ to }) => pathname.startsWith(to));
  const icon = <entry.icon size={18} aria-hidden="true" />;
  if (entry.to) {
    return (
      <NavLink to={entry.to} end className={classes.link}>
        {icon}
        {entry.label}
      </NavLink>
    );
  }
  return (
    <details open={isHere || readStored(key) !== 'folded'} className={classes.group}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, which Enter and Space press, too */}
      <summary
        className={classes.link}
        onClick={({ currentTarget: { parentElement } }) => {
          store(key, (parentElement as HTMLDetailsElement).open ? 'folded' : 'open');
        }}
      >
        {icon}
        {entry.label}
        <IconChevronRight size={16} className={classes.chevron} aria-hidden="true" />
      </summary>
      {entry.entries?.map(({ label, to }) => (
        <NavLink key={to} to={to} end className={classes.link}>
          {label}
        </NavLink>
      ))}
    </details>
  );
}
