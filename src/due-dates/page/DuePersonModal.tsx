import { Alert, Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { href, Link, useParams } from 'react-router';
import { employeesApi } from '../../employees/useEmployees.ts';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import { referPath } from '../../referrals/referrals.labels.ts';
import { useProfile } from '../../sign-in/useProfile.ts';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../ui/modal/useModalRoute.ts';
import { DismissalPanel } from '../dismissal/DismissalPanel.tsx';
import { dueDatesApi } from '../useDueDates.ts';
import { ExamSources } from './ExamSources.tsx';

/** All that somebody is to do, each with where its day comes from, and what a dismissal would need. */
export default function DuePersonModal() {
  const { employeeId = '' } = useParams();
  const { opened, close, onClosed } = useModalRoute();
  const isCompany = useProfile()?.user.type === 'company';
  const employee = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const due = useQuery(dueDatesApi.read.queryOptions({ input: { employeeId } }));
  const error = employee.error ?? due.error;
  const occasion = due.data?.occasion;
  const name = employee.data?.employee.name;
  return (
    <FormModal
      mode="edit"
      title={name ? `Exames de ${name}` : 'Exames'}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={!error && !(employee.data && due.data)}
      withoutButton
    >
      {error ? (
        <Alert color="red" role="alert">
          {errorMessage(error)}
        </Alert>
      ) : (
        <Stack gap="lg">
          <ExamSources state={due.data?.state ?? null} exams={due.data?.exams ?? []} isCompany={isCompany} />
          <section aria-labelledby="dismissal">
            <Title order={3} size="h5" id="dismissal" mb="xs">
              Demissional
            </Title>
            <DismissalPanel employeeId={employeeId} />
          </section>
          <Group gap="md">
            {occasion && (
              <Anchor
                component={Link}
                to={referPath(
                  employeeId,
                  occasion,
                  occasion === 'riskChange' ? employee.data?.employee.employee_function : '',
                )}
              >
                Encaminhar: {occasionLabels[occasion]}
              </Anchor>
            )}
            {isCompany ? (
              <Anchor component={Link} to={href('/employee/documents/:employeeId?', { employeeId })}>
                Ver os documentos
              </Anchor>
            ) : (
              <>
                <Anchor component={Link} to={href('/documents/create/:employeeId?', { employeeId })}>
                  Preencher documentos
                </Anchor>
                <Anchor component={Link} to={href('/documents/view/:employeeId', { employeeId })}>
                  Ver os documentos guardados
                </Anchor>
              </>
            )}
          </Group>
          {!isCompany && due.data?.state === 'withoutProtocol' && (
            <Text size="sm" c="dimmed">
              Sem protocolo não há datas: defina no programa da empresa o grupo desta função e os seus exames.
            </Text>
          )}
        </Stack>
      )}
    </FormModal>
  );
}
