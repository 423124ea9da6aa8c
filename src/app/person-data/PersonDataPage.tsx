import { Button, Paper, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { employeesApi } from '../../employees/useEmployees.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { LeaveDialog } from '../../ui/form/LeaveDialog.tsx';
import { showServerError } from '../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useUnsavedChanges } from '../../ui/form/useUnsavedChanges.ts';
import { ListError } from '../../ui/list/ListError.tsx';
import { Page } from '../../ui/Page.tsx';
import { successToast } from '../../ui/toast/toast.ts';
import type { PersonDataInput } from './person-data.contract.ts';
import { askedFor, personDataLabels } from './person-data.labels.ts';
import { personDataApi } from './usePersonData.ts';

export function meta() {
  return [{ title: 'Dados do titular · Zelo' }];
}

const field = fieldsOf(personDataLabels);
const loadSchema = async () => (await import('./person-data.contract.ts')).personDataFields;
const reasons = Object.entries(askedFor).map(([value, label]) => ({ value, label }));

/** Gathers everything about a person, because they have asked for it (product 20). */
export default function PersonDataPage() {
  const { employeeId = '' } = useParams();
  const person = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const form = useSchemaForm(loadSchema, { asked_on: formatDate(today()) });
  const { isDirty, isSubmitting } = form.formState;
  const { blocker } = useUnsavedChanges(isDirty);

  async function submit(input: PersonDataInput) {
    try {
      saveFile(await personDataApi.take.call({ ...input, employeeId }));
    } catch (error) {
      showServerError(form, error);
      return;
    }
    form.reset();
    successToast('Dados reunidos. Entregue o arquivo apenas ao titular.');
  }

  return (
    <Page
      title="Dados do titular"
      description={person.data?.employee.name}
      back={{ label: 'Voltar ao colaborador', to: `/people/${employeeId}` }}
    >
      {person.error ? (
        <ListError error={person.error} onRetry={() => void person.refetch()} />
      ) : (
        <Paper p="card" withBorder>
          <Form
            form={form}
            onSubmit={submit}
            notice={
              <Text>
                O arquivo tem tudo o que há sobre esta pessoa: cadastro, documentos e respostas, exames, encaminhamentos
                e quem acessou o quê. Há nele dados de saúde: confira quem pede, e entregue-o em mãos ou por um meio
                seguro. Nada fica guardado no servidor além do registro do pedido.
              </Text>
            }
            footer={
              <Button
                type="submit"
                loading={isSubmitting}
                disabled={!person.data}
                leftSection={<IconFileZip size={18} aria-hidden="true" />}
              >
                Reunir e baixar
              </Button>
            }
          >
            <DateField {...field('asked_on')} required />
            <RadioField {...field('asked_for')} data={reasons} required />
          </Form>
        </Paper>
      )}
      <LeaveDialog blocker={blocker} onLeave={() => form.reset()} />
    </Page>
  );
}
