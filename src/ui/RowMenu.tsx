import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { MenuChoice } from './menu/MenuChoices.tsx';
import { useMenu } from './menu/useMenu.tsx';
import classes from './RowAction.module.css';

/** What can be done with a row besides the one thing that is done most; `name` says with whom. */
export function RowMenu({ name, choices }: { name: string; choices: readonly MenuChoice[] }) {
  const [ofButton, menuOf] = useMenu();
  if (choices.length === 0) return null;
  return (
    <>
      <ActionIcon
        {...ofButton}
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.menu}
        aria-label={`Mais ações: ${name}`}
      >
        <IconDots size={18} aria-hidden="true" />
      </ActionIcon>
      {menuOf(choices)}
    </>
  );
}
