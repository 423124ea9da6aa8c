import { ActionIcon } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './RowAction.module.css';

type Props = { label: string; icon: TablerIcon; color?: string } & ({ to: string } | { onClick: () => void });

/** One thing that can be done with a row. `label` names the row too: 'Editar Ana Lima'; it is seen beside the pointer's target. */
export function RowAction({ label, icon: Icon, color, ...action }: Props) {
  const icon = <Icon size={18} stroke={1.6} aria-hidden="true" />;
  const look = { className: classes.action, variant: 'subtle', color, size: 'lg', 'aria-label': label };
  return 'to' in action ? (
    <ActionIcon component={Link} to={action.to} {...look}>
      {icon}
    </ActionIcon>
  ) : (
    <ActionIcon onClick={action.onClick} {...look}>
      {icon}
    </ActionIcon>
  );
}
