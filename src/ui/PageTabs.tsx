import { Button, Group } from '@mantine/core';
import { NavLink } from 'react-router';

type Props = { label: string; tabs: readonly { label: string; to: string }[] };

/** Screens that belong together, as links above each of them; the one that is open is marked. */
export function PageTabs({ label, tabs }: Props) {
  return (
    <Group component="nav" aria-label={label} gap="xs" mb="xs">
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end={tabs.some(({ to }) => to.startsWith(`${tab.to}/`))}>
          {({ isActive }) => (
            <Button component="span" variant={isActive ? 'light' : 'subtle'} size="compact-md">
              {tab.label}
            </Button>
          )}
        </NavLink>
      ))}
    </Group>
  );
}
