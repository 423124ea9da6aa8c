import { Button, Checkbox, Group, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { dayOf } from '../../platform/clock/moments.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { useList } from '../../ui/list/useList.ts';
import { Panel } from '../../ui/Panel.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { IssuedStatus } from '../issued/viewer/IssuedStatus.tsx';
import { BundleFilters } from './BundleFilters.tsx';
import type { BundledDocument } from './bundles.contract.ts';
import { countOfAsos, sizeLabel } from './bundles.labels.ts';
import { useBundleFilters } from './useBundleFilters.ts';
import { bundleDocumentsApi, bundlesApi } from './useBundles.ts';

const facts: readonly Column<BundledDocument, 'issuedAt'>[] = [
  { header: 'Número', cell: ({ name }) => name, whole: true, plain: true },
  { header: 'Nome', cell: ({ employeeName }) => employeeName },
  { header: 'Unidade', cell: ({ unitName }) => unitName ?? '—', plain: true },
  {
    header: 'Emitido em',
    cell: ({ issuedAt }) => dayOf(issuedAt),
    sort: 'issuedAt',
    whole: true,
  },
  { header: 'Situação', cell: ({ state }) => <IssuedStatus state={state} />, state: true },
];

/** The ASOs of a period, how many they are, and the way to ask for all of them or for some. */
export function BundleChoice({ isUnderWay }: { isUnderWay: boolean }) {
  const { chosen, change, period, isWhole } = useBundleFilters();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const list = useList(
    '-issuedAt',
    ({ page, pageSize, sort }) => ({
      ...bundleDocumentsApi.list.queryOptions({
        input: { page, pageSize, sort, ...period, ...(chosen.all ? { all: 'true' } : {}) },
      }),
      enabled: isWhole,
    }),
    { quiet: true },
  );
  const columns: readonly Column<BundledDocument, 'issuedAt'>[] = [
    {
      header: 'Escolher',
      fixed: true,
      cell: ({ id, name, employeeName }) => (
        <Checkbox
          aria-label={`Escolher ${name}, ${employeeName}`}
          checked={picked.has(id)}
          onChange={() => setPicked(toggled(picked, id))}
        />
      ),
    },
    ...facts,
  ];
  const matching = isWhole && !list.isStale ? list.data : undefined;
  return (
    <Panel title="Escolher os ASOs">
      <DataTable
        caption="ASOs do período"
        columns={columns}
        rows={isWhole ? list.data?.documents : []}
        list={isWhole ? list : { ...list, error: null, total: 0 }}
        empty={isWhole ? 'Nenhum ASO com estes filtros.' : 'Informe o primeiro e o último dia, nesta ordem.'}
        filters={
          <>
            <BundleFilters chosen={chosen} change={change} />
            <Asking
              isUnderWay={isUnderWay}
              found={matching && { total: matching.total, size: matching.size }}
              period={{ ...period, all: chosen.all }}
              picked={picked}
              onDone={() => setPicked(new Set())}
            />
          </>
        }
      />
    </Panel>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id]);
}

type AskingProps = {
  isUnderWay: boolean;
  found: { total: number; size: number } | undefined;
  period: { from: string; to: string; unitId?: string; all: boolean };
  picked: ReadonlySet<string>;
  /** What was picked has been asked for, or is given up. */
  onDone: () => void;
};

/** How many there are, and the button that asks for them. */
function Asking({ isUnderWay, found, period, picked, onDone }: AskingProps) {
  const queries = useQueryClient();
  const request = useMutation(
    bundlesApi.create.mutationOptions({
      onSuccess: async () => {
        successToast('Arquivo pedido. Pode sair desta tela: você é avisado quando estiver pronto.');
        onDone();
        await queries.invalidateQueries({ queryKey: bundlesApi.list.key() });
      },
      onError: (error) => errorToast(issuesOf(error)[0]?.message ?? errorMessage(error)),
    }),
  );
  const count = picked.size || found?.total || 0;
  return (
    <Group my="md" gap="sm">
      <Text role="status" flex="1 1 14rem">
        {picked.size > 0
          ? `${countOfAsos(picked.size)} ${picked.size === 1 ? 'escolhido' : 'escolhidos'}`
          : found && `${countOfAsos(found.total)}${found.total > 0 ? `, ${sizeLabel(found.size)}` : ''}`}
      </Text>
      {picked.size > 0 && (
        <Button variant="subtle" onClick={onDone}>
          Desfazer a escolha
        </Button>
      )}
      <Button
        leftSection={<IconFileZip size={18} aria-hidden="true" />}
        disabled={count === 0 || isUnderWay}
        loading={request.isPending}
        onClick={() => request.mutate(picked.size > 0 ? { documentIds: [...picked] } : period)}
      >
        {picked.size > 0 ? 'Pedir os escolhidos' : 'Pedir todos em um arquivo'}
      </Button>
      {isUnderWay && (
        <Text size="sm" c="dimmed" w="100%">
          Há um arquivo em preparo. Quando ele terminar, você pode pedir outro.
        </Text>
      )}
    </Group>
  );
}
