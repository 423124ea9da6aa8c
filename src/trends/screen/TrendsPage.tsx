import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { employeesApi } from '../../employees/useEmployees.ts';
import { Picture } from '../../ui/charts/Picture.tsx';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { trendsApi } from '../useTrends.ts';
import { CourseTable } from './CourseTable.tsx';
import { pictureOf } from './pictures.rules.ts';

export function meta() {
  return [{ title: 'Evolução · Zelo' }];
}

/** What was measured of one person through the years, for professionals alone (product 16.17). */
export default function TrendsPage() {
  const { employeeId = '' } = useParams();
  const person = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const { data, error, refetch } = useQuery(trendsApi.list.queryOptions({ input: { employeeId } }));
  const { courses = [], unopened = 0 } = data ?? {};
  return (
    <Page
      title="Evolução"
      description={person.data?.employee.name}
      back={{ label: 'Voltar ao colaborador', to: `/people/${employeeId}` }}
    >
      <Stack gap="md">
        {error && !data && <ListError error={error} onRetry={async () => void (await refetch())} />}
        {!data && !error && <LoadingBlock height={240} />}
        {unopened > 0 && (
          <Notice role="status" title="Nem tudo pôde ser aberto">
            {unopened === 1 ? 'Falta o que diz um documento' : `Falta o que dizem ${unopened} documentos`}: avise quem
            cuida do servidor.
          </Notice>
        )}
        {data && courses.length === 0 && (
          <Text c="dimmed">
            Nada foi medido ainda. Acuidade visual e espirometria são feitas em ‘Documentos’, na aba ‘Exames na
            clínica’; pressão, peso e estatura são lidos da história clínica das anamneses emitidas.
          </Text>
        )}
        {courses.map((course) => (
          <Panel key={course.name} title={course.name}>
            {course.drawn.map(({ name, keys, digits }) => {
              const picture = pictureOf(course, keys, digits);
              return picture.entries.length < 2 ? null : <Picture key={name} name={name} kind="lines" data={picture} />;
            })}
            <CourseTable {...course} />
          </Panel>
        ))}
      </Stack>
    </Page>
  );
}
