import { IconChevronDown, IconLogout, IconSettings, IconUserCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { Profile } from '../../sign-in/sign-in.contract.ts';
import { displayName } from '../../sign-in/useProfile.ts';
import { ColourSwitch } from './ColourSwitch.tsx';
import classes from './UserMenu.module.css';

/**
 * The header's menu under the signed-in entity's name. The browser's own popover: it closes on Escape and on a click
 * elsewhere, and costs the first load nothing.
 */
export function UserMenu({ profile, onSignOut }: { profile: Profile; onSignOut: () => void }) {
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the menu
  useEffect(() => menu.current?.hidePopover(), [pathname]);
  return (
    <>
      <button type="button" className={classes.target} popoverTarget="user-menu">
        <IconUserCircle size={22} stroke={1.75} aria-hidden="true" className={classes.sign} />
        <span className={classes.name}>{displayName(profile)}</span>
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
      <div ref={menu} id="user-menu" popover="auto" className={classes.menu}>
        <p className={classes.whose}>{displayName(profile)}</p>
        <Link to="/settings" className={classes.item}>
          <IconSettings size={18} aria-hidden="true" />
          Configurações
        </Link>
        <ColourSwitch />
        <button type="button" className={classes.item} onClick={onSignOut}>
          <IconLogout size={18} aria-hidden="true" />
          Sair
        </button>
      </div>
    </>
  );
}
