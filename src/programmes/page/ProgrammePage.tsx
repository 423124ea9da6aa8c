import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconClipboardPlus, IconFileCertificate, IconReportAnalytics, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DueProgress } from '../../due-dates/renewal/DueProgress.tsx';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ModalOutlet } from '../../ui/modal/ModalOutlet.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { versionName } from '../reading/reading-words.rules.ts';
import { VersionList } from '../reading/VersionList.tsx';
import { useProgrammePlace } from '../useProgrammePlace.ts';
import { programmesApi } from '../useProgrammes.ts';
import { CurrentVersion } from './CurrentVersion.tsx';
import { useCompanyName } from './useCompanyName.ts';

export function meta() {
  return [{ title: 'Programa de saúde · Zelo' }];
}

/** The programme of a company: the version that holds today, and all versions (product 16.2). */
export default function ProgrammePage() {
  const place = useProgrammePlace();
  const { companyId, base, mayWrite } = place;
  const company = useCompanyName(companyId);
  const { data, error, refetch } = useQuery(programmesApi.list.queryOptions({ input: { companyId } }));
  const draft = data?.programmes.find(({ state }) => state === 'draft');
  const current = data?.programmes.find(({ id }) => id === data.currentId);
  return (
    <Page
      title="Programa de saúde"
      description={company || undefined}
      back={mayWrite ? { label: 'Programas de saúde', to: '/programmes' } : undefined}
      actions={
        data && (
          <Group gap="xs">
            <Button
              component={Link}
              to={`${base}/members`}
              variant="default"
              leftSection={<IconUsersGroup size={18} aria-hidden="true" />}
            >
              Pessoas e grupos
            </Button>
            <Button
              component={Link}
              to={`${base}/documents`}
              variant="default"
              leftSection={<IconFileCertificate size={18} aria-hidden="true" />}
            >
              Documentos
            </Button>
            {mayWrite && (
              <Button
                component={Link}
                to={`${base}/reports`}
                variant="default"
                leftSection={<IconReportAnalytics size={18} aria-hidden="true" />}
              >
                Relatório analítico
              </Button>
            )}
            {mayWrite && (
              <Button
                component={Link}
                to={draft ? `${base}/versions/${draft.id}` : `${base}/prepare`}
                leftSection={<IconClipboardPlus size={18} aria-hidden="true" />}
              >
                {draft ? 'Continuar a versão em preparação' : 'Preparar nova versão'}
              </Button>
            )}
          </Group>
        )
      }
    >
      {error ? (
        <Alert color="red" role="alert">
          {errorMessage(error)}
          <Button size="xs" variant="default" mt="sm" display="block" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </Alert>
      ) : !data ? (
        <LoadingBlock height={320} />
      ) : (
        <Stack gap="lg">
          <DueProgress companyId={companyId} />
          {current ? (
            <CurrentVersion programmeId={current.id} title={`${versionName(current)}, que vale hoje`} place={place} />
          ) : (
            <Notice stops title="Nenhuma versão do programa vale hoje">
              <Text size="sm">
                {mayWrite
                  ? 'Sem ela, riscos e exames de cada pessoa ficam a informar, e não há próximos exames a calcular. Prepare uma versão com os grupos da empresa: leva poucos minutos.'
                  : 'Quando a clínica puser o programa em vigor, os grupos, os riscos e os exames da sua empresa aparecem aqui.'}
              </Text>
            </Notice>
          )}
          {data.programmes.length > 0 && <VersionList heads={data.programmes} currentId={data.currentId} base={base} />}
        </Stack>
      )}
      {mayWrite && <ModalOutlet context={{ reload: async () => void (await refetch()) }} />}
    </Page>
  );
}
