import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { askAgainMs } from '../../platform/browser/ask-again.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import type { Import } from '../imports.contract.ts';
import { importKindLabels } from '../imports.labels.ts';
import { ImportChoices } from './ImportChoices.tsx';
import { ImportLines } from './ImportLines.tsx';
import { ImportProblems } from './ImportProblems.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportStatus } from './ImportStatus.tsx';
import { ModalLink } from './ModalLink.tsx';
import { OtherKind } from './OtherKind.tsx';
import { SheetColumns } from './SheetColumns.tsx';
import { importsApi, isUnderWay, pathOfKind } from './useImports.ts';
import { useRecheck } from './useRecheck.ts';
import { WrongLinesButton } from './WrongLinesButton.tsx';

export function meta() {
  return [{ title: 'Importação · Zelo' }];
}

/** One spreadsheet, from its arrival to the register: how far it is, what it would do, and what is decided about it. */
export default function ImportPage() {
  const { importId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...importsApi.read.queryOptions({ input: { importId } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.import) ? askAgainMs : false),
  });
  const one = data?.import;
  const back = { label: 'Importação', to: one ? pathOfKind(one) : '/imports' };
  return (
    <Page title={one ? `Importação de ${importKindLabels[one.kind].toLowerCase()}` : 'Importação'} back={back}>
      {error && !one ? (
        <ListError error={error} onRetry={() => refetch()} />
      ) : !one ? (
        <LoadingBlock height={160} />
      ) : (
        <Stack gap="lg">
          <Group gap="sm" role="status">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {one.fileName}
            </Text>
            <ImportStatus state={one.state} />
          </Group>
          <Body one={one} />
        </Stack>
      )}
      <ListModals list={{ reload: async () => void (await refetch()) }} />
    </Page>
  );
}

function Body({ one }: { one: Import }) {
  if (isUnderWay(one)) return <ImportProgress one={one} />;
  if (one.state === 'ready' || one.state === 'stale') return <Checked one={one} />;
  return (
    <>
      <Ended one={one} />
      {one.state === 'done' && <Lines one={one} />}
    </>
  );
}

/** What was looked through and is not written yet. */
function Checked({ one }: { one: Import }) {
  const recheck = useRecheck(one.id);
  const { create, change, wrong } = one.counts;
  const writes = create + change;
  return (
    <>
      {one.state === 'stale' && (
        <Notice stops title="O cadastro mudou desde a conferência">
          <Stack align="flex-start" gap="xs">
            <Text size="sm">Confira de novo para ver o que a planilha muda agora. Nada foi gravado.</Text>
            <Button size="xs" loading={recheck.isPending} onClick={() => recheck.mutate({})}>
              Conferir de novo
            </Button>
          </Stack>
        </Notice>
      )}
      <OtherKind one={one} />
      <SheetColumns key={`${one.id} ${one.contentHash}`} one={one} recheck={recheck} />
      <ImportChoices one={one} recheck={recheck} />
      <Lines one={one} />
      <Group>
        {one.state === 'ready' && writes > 0 && (
          <ModalLink to="confirm" disabled={recheck.isPending}>
            Gravar
          </ModalLink>
        )}
        {wrong > 0 && <WrongLinesButton importId={one.id} />}
        <ModalLink to="cancel" variant="default">
          Cancelar importação
        </ModalLink>
      </Group>
      {writes === 0 && (
        <Text size="sm" role="status">
          {wrong > 0
            ? 'Nenhuma linha pode ser gravada: corrija as erradas e envie a planilha de novo.'
            : 'O cadastro já está como a planilha: não há nada a gravar.'}
        </Text>
      )}
    </>
  );
}

/** First what is wrong in all of them, then line by line. */
function Lines({ one }: { one: Import }) {
  return (
    <>
      {one.counts.wrong > 0 && <ImportProblems one={one} />}
      <ImportLines one={one} />
    </>
  );
}

function Ended({ one }: { one: Import }) {
  const recheck = useRecheck(one.id);
  const { create, change, wrong } = one.counts;
  if (one.state === 'done') {
    return (
      <Stack align="flex-start">
        <Text>
          Gravado: {counted(create, 'linha criada', 'linhas criadas')} e {counted(change, 'mudada', 'mudadas')}.
          {one.newUnits.length > 0 && ' As unidades que faltavam foram criadas com elas.'}
          {wrong > 0 && ` Ficaram de fora ${counted(wrong, 'linha errada', 'linhas erradas')}.`}
        </Text>
        {wrong > 0 && <WrongLinesButton importId={one.id} />}
      </Stack>
    );
  }
  if (one.state === 'cancelled') return <Text>Esta importação foi cancelada. Nada foi gravado.</Text>;
  return (
    <Notice stops title={one.state === 'sending' ? 'A conferência não começou' : 'Não deu certo'}>
      <Stack align="flex-start" gap="xs">
        <Text size="sm">
          {one.problem ??
            (one.state === 'sending'
              ? 'A planilha pode ter chegado sem que a conferência fosse pedida.'
              : 'Nada foi gravado. Tente de novo.')}
        </Text>
        <Group gap="xs">
          {one.state !== 'refused' && (
            <Button size="xs" loading={recheck.isPending} onClick={() => recheck.mutate({})}>
              Conferir de novo
            </Button>
          )}
          <Button size="xs" variant="default" component={Link} to={pathOfKind(one)}>
            Enviar outra planilha
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}

/** A number with its noun, as it is read. */
function counted(count: number, one: string, several: string): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : several}`;
}
