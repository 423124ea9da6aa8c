import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { dayOf } from '../../platform/clock/moments.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/status/Status.tsx';
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
              {head.id === currentId && <Status tone="green">Vale hoje</Status>}
            </Group>
            <Text size="sm" c="dimmed">
              Vigência: {validity(head)}
              {head.inForceAt && ` · posta em vigor em ${dayOf(head.inForceAt)}`}
              {head.inForceBy && ` por ${head.inForceBy}`}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
