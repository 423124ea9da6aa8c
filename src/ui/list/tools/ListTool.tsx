import { Button } from '@mantine/core';
import { IconChevronDown, type TablerIcon } from '@tabler/icons-react';
import type { useMenu } from '../../menu/useMenu.tsx';
import classes from './ListTool.module.css';

type Props = {
  /** What the menu's button is given. */
  of: ReturnType<typeof useMenu>[0];
  label: string;
  icon: TablerIcon;
  /** Its word is seen on a telephone, too: where it stands alone. */
  withWord?: boolean;
  disabled?: boolean;
  loading?: boolean;
};

/** What is done with a list as a whole, by a menu: on a telephone a sign with a name. */
export function ListTool({ of, label, icon: Icon, withWord = false, ...state }: Props) {
  return (
    <Button
      {...of}
      {...state}
      variant="default"
      className={withWord ? undefined : classes.tool}
      leftSection={<Icon size={18} aria-hidden="true" />}
      rightSection={<IconChevronDown size={16} aria-hidden="true" />}
    >
      <span className={withWord ? undefined : classes.words}>{label}</span>
    </Button>
  );
}
