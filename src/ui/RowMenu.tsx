import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './RowAction.module.css';

/** What is done seldom: its words, and what it does or where it leads. */
export type RowChoice = { label: string } & ({ to: string } | { onClick: () => void });

/** What can be done with a row besides the one thing that is done most; `name` says with whom. */
export function RowMenu({ name, choices }: { name: string; choices: readonly RowChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" className={classes.menu} aria-label={`Mais ações: ${name}`}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) =>
          'to' in choice ? (
            <Menu.Item key={choice.label} component={Link} to={choice.to}>
              {choice.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={choice.label} onClick={choice.onClick}>
              {choice.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
