import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { currentConnection, onConnectionChange } from '../../../platform/browser/connection.ts';
import { fetchScript } from '../../../platform/browser/scripts.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PartFailed } from '../../../ui/on-demand/PartFailed.tsx';
import { loadForm } from '../load-form.ts';
import type { FormKind } from '../registry.ts';
import { FormWorkspace } from './FormWorkspace.tsx';

type Props = { kind: FormKind } & Omit<ComponentProps<typeof FormWorkspace>, 'definition'>;

/** A form whose code is fetched when its tab is opened; without a line it says so at once, and comes by itself. */
export function FormOnDemand({ kind, ...rest }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['form', kind],
    queryFn: () => fetchScript(() => loadWhole(kind)),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isAway = useSyncExternalStore(onConnectionChange, lacksLine, () => false);
  if (data) {
    const { definition, Told } = data;
    const workspace = <FormWorkspace definition={definition} {...rest} />;
    return Told ? <Told employeeId={rest.subject.employee.id}>{workspace}</Told> : workspace;
  }
  if (error) {
    return <PartFailed title="Não foi possível abrir o formulário" error={error} onRetry={() => void refetch()} />;
  }
  if (!isAway) return <LoadingBlock height={240} />;
  return (
    <Notice stops role="status" title="Sem conexão: este formulário ainda não pôde ser aberto">
      Ele abre sozinho assim que a conexão voltar. O que você digitou nas outras abas continua guardado.
    </Notice>
  );
}

async function loadWhole(kind: FormKind) {
  const definition = await loadForm(kind);
  return { definition, Told: await definition.loadTold?.() };
}

function lacksLine(): boolean {
  const { reachable, missesScript } = currentConnection();
  return missesScript || !reachable;
}
