import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { askAgainMs } from '../../platform/browser/ask-again.ts';
import { momentOf } from '../../platform/clock/moments.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { ImportKind } from '../columns/columns.labels.ts';
import { ImportStatus } from './ImportStatus.tsx';
import { importsApi, isUnderWay } from './useImports.ts';

/** The last imports of a kind, each the way back to it. */
export function RecentImports(input: { kind: ImportKind; companyId?: string }) {
  const { data, error, refetch } = useQuery({
    ...importsApi.list.queryOptions({ input }),
    refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? askAgainMs : false),
  });
  return (
    <Panel title="Últimas importações">
      {error ? (
        <ListError error={error} onRetry={() => refetch()} />
      ) : !data ? (
        <LoadingBlock height={48} />
      ) : data.imports.length === 0 ? (
        <Text c="dimmed">Nenhuma importação ainda.</Text>
      ) : (
        <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.imports.map((one) => (
            <Group key={one.id} component="li" justify="space-between" gap="xs">
              <Anchor
                component={Link}
                to={`/imports/${one.id}`}
                underline="always"
                style={{ overflowWrap: 'anywhere' }}
              >
                {one.fileName}
              </Anchor>
              <Group gap="sm">
                <Text size="sm" c="dimmed">
                  {momentOf(one.createdAt)}
                </Text>
                <ImportStatus state={one.state} />
              </Group>
            </Group>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
