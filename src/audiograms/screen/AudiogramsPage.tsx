import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { employeesApi } from '../../employees/useEmployees.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { yearsDrawing } from '../drawing/years-drawing.rules.ts';
import { audiogramsApi } from '../useAudiograms.ts';
import { AudiogramCard } from './AudiogramCard.tsx';
import { CourseTable } from './CourseTable.tsx';
import { meanOf } from './course-cells.rules.ts';
import { ReceivedAudiogram } from './ReceivedAudiogram.tsx';
import { ShownDrawing } from './ShownDrawing.tsx';

export function meta() {
  return [{ title: 'Audiogramas · Zelo' }];
}

/** The audiograms of one person through the years, for professionals alone (product 16.13). */
export default function AudiogramsPage() {
  const { employeeId = '' } = useParams();
  const person = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const { data, error, refetch } = useQuery(audiogramsApi.list.queryOptions({ input: { employeeId } }));
  const reload = async () => void (await refetch());
  const audiograms = data?.audiograms ?? [];
  const points = audiograms.flatMap(({ doneOn, measured }) =>
    measured ? [{ doneOn, means: { right: meanOf(measured.ears.right), left: meanOf(measured.ears.left) } }] : [],
  );
  return (
    <Page
      title="Audiogramas"
      description={person.data?.employee.name}
      back={{ label: 'Voltar ao colaborador', to: `/people/${employeeId}` }}
    >
      <Stack gap="md">
        {error && !data && <ListError error={error} onRetry={reload} />}
        {!data && !error && <LoadingBlock height={240} />}
        {data && audiograms.length === 0 && (
          <Text c="dimmed">Nenhuma audiometria emitida. Ela é feita em ‘Documentos’, na aba ‘Audiometria’.</Text>
        )}
        {points.length > 0 && (
          <Panel title="Ao longo dos anos">
            <Text size="sm">
              Média de 3, 4 e 6 kHz: orelha direita em linha contínua e círculos, esquerda em linha interrompida e
              cruzes.
            </Text>
            <ShownDrawing {...yearsDrawing(points)} />
            <CourseTable audiograms={audiograms} />
          </Panel>
        )}
        {audiograms.toReversed().map((audiogram) => (
          <AudiogramCard key={audiogram.id} {...audiogram} />
        ))}
        {data?.received.toReversed().map((one) => (
          <ReceivedAudiogram key={one.id} {...one} />
        ))}
      </Stack>
      <ListModals list={{ reload }} />
    </Page>
  );
}
