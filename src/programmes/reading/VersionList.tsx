import { Anchor, Badge, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { dayIn, formatDate } from '../../platform/contract/dates.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { ProgrammeHead } from '../programmes.contract.ts';
import classes from './PendencyList.module.css';
import { validity, versionName } from './reading-words.rules.ts';

type Props = { heads: readonly ProgrammeHead[]; currentId: string | null; base: string };

/** All versions of a programme, each with the way to it. */
export function VersionList({ heads, currentId, base }: Props) {
  return (
    <Panel title="Versões">
      <ul className={classes.list}>
        {heads.map((head) => (
          <li key={head.id}>
            <Group gap="xs">
              <Anchor component={Link} to={`${base}/versions/${head.id}`} fw={600}>
                {versionName(head)}
              </Anchor>
              {head.id === currentId && (
                <Badge tt="none" c="var(--fit)" bg="var(--fit-ground)">
                  Vale hoje
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              Vigência: {validity(head)}
              {head.inForceAt && ` · posta em vigor em ${formatDate(dayIn(head.inForceAt))}`}
              {head.inForceBy && ` por ${head.inForceBy}`}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
