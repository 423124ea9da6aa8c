import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Pendency, ProgrammeHead } from '../programmes.contract.ts';
import { PendencyList } from '../reading/PendencyList.tsx';
import { contentInWords, validity, versionName } from '../reading/reading-words.rules.ts';
import { useProgrammePlace } from '../useProgrammePlace.ts';
import { programmesApi } from '../useProgrammes.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { placeInDraft } from './DraftVersion.tsx';
import { LeftOut } from './LeftOut.tsx';
import { PutInForce } from './PutInForce.tsx';

export function meta() {
  return [{ title: 'Comparar versões · Zelo' }];
}

/** What a version changes of the one before it; one in preparation is put in force here, after all of it was seen. */
export default function ComparePage() {
  const { programmeId = '' } = useParams();
  const { base, mayWrite } = useProgrammePlace();
  const version = useQuery(programmesApi.read.queryOptions({ input: { programmeId } }));
  const comparison = useQuery(programmesApi.compare.queryOptions({ input: { programmeId } }));
  const error = version.error ?? comparison.error;
  const own = `${base}/versions/${programmeId}`;
  const head = version.data?.programme;
  const isDraft = head?.state === 'draft';
  const blocking = version.data?.pendencies.filter(({ blocks }) => blocks) ?? [];
  return (
    <Page
      title={isDraft && mayWrite ? 'Comparar e pôr em vigor' : 'O que mudou'}
      description={head && comparison.data && explain(head, comparison.data.before)}
      back={{ label: head ? versionName(head) : 'Versão', to: own }}
    >
      {error ? (
        <Alert color="red" role="alert">
          {errorMessage(error)}
        </Alert>
      ) : !version.data || !comparison.data || !head ? (
        <LoadingBlock height={400} />
      ) : (
        <Stack gap="lg">
          {isDraft && (
            <PendencyList
              title="Falta resolver antes de pôr em vigor"
              pendencies={blocking}
              groups={version.data.groups}
              placeOf={(pendency) => placeInDraft(pendency, base, own)}
            />
          )}
          {isDraft && (
            <>
              <PendencyList
                title="Confira antes de pôr em vigor"
                pendencies={version.data.pendencies.filter((one) => !one.blocks && !isOfPeople(one))}
                groups={version.data.groups}
                placeOf={(pendency) => placeInDraft(pendency, base, own)}
              />
              <LeftOut {...comparison.data} base={base} own={own} />
            </>
          )}
          <Panel title="Diferenças">
            {comparison.data.before === null ? (
              <Text>{contentInWords(version.data.groups)}, primeira versão.</Text>
            ) : comparison.data.differences.length === 0 ? (
              <Text c="dimmed">Nada muda em relação à versão anterior.</Text>
            ) : (
              <DifferenceList differences={comparison.data.differences} />
            )}
          </Panel>
          {isDraft && mayWrite && (
            <PutInForce
              head={head}
              base={base}
              isBlocked={blocking.length > 0}
              leftOut={comparison.data.leftOut.reduce((sum, { people }) => sum + people, 0)}
            />
          )}
        </Stack>
      )}
    </Page>
  );
}

/** Who is left out is told beside, function by function. */
function isOfPeople({ groupId, field }: Pendency): boolean {
  return groupId === null && field === 'functions';
}

function explain(head: ProgrammeHead, before: ProgrammeHead | null): string {
  const what = `${versionName(head)}, ${validity(head)}`;
  return before
    ? `${what}, comparada com a ${versionName(before).toLowerCase()}, ${validity(before)}.`
    : `${what}. É a primeira do programa.`;
}
