import { Anchor, Group, Paper, Stack } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { RecordForm } from '../ui/form/RecordForm.tsx';
import { useRecordForm } from '../ui/form/useRecordForm.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { AddressPanel } from './address/AddressPanel.tsx';
import { exampleLeft } from './example-left.rules.ts';
import { LetterheadPanel } from './letterhead/LetterheadPanel.tsx';
import { PracticeFields } from './PracticeFields.tsx';
import { PhysicianPanel } from './physician/PhysicianPanel.tsx';
import type { PracticeInput, PracticeRecord, practiceInput } from './practice.contract.ts';
import { practiceLabels } from './practice.labels.ts';
import { practiceApi } from './usePractice.ts';

export function meta() {
  return [{ title: 'Clínica · Zelo' }];
}

const loadSchema = async () => (await import('./practice.contract.ts')).practiceInput;

/** The practice's own data (product 1.4): what pages and papers say of it, and its letterhead. */
export default function PracticePage() {
  const queries = useQueryClient();
  const edit = useRecordForm({
    loadSchema,
    labels: practiceLabels,
    // Apart from what other screens read: a form stays with the version that its user has seen.
    read: { ...practiceApi.read.queryOptions({ select: ({ practice }) => practice }), queryKey: ['practice', 'edit'] },
    toForm: formValues,
    save: (input, { version }) => practiceApi.update.call({ ...input, version }),
    savedToast: 'Dados da clínica salvos com sucesso!',
    failedToast: 'Erro ao salvar os dados da clínica. Por favor, tente novamente.',
  });
  const { record } = edit;

  async function followed() {
    await edit.catchUp();
    await queries.invalidateQueries({ queryKey: practiceApi.key() });
  }

  async function overtaken() {
    await edit.elsewhere.onShow();
    await queries.invalidateQueries({ queryKey: practiceApi.key() });
  }

  async function submit(input: PracticeInput, sent: z.input<typeof practiceInput>) {
    if (!(await edit.store(input))) return;
    await edit.goOn(sent);
    await queries.invalidateQueries({ queryKey: practiceApi.key() });
  }

  return (
    <Page
      title="Clínica"
      description="O que a página pública, os papéis e a tela de entrada dizem da clínica. Vale em segundos, em todo lugar."
      actions={
        <Anchor href="/home" target="_blank" rel="noreferrer">
          <Group gap={6} component="span">
            Ver a página pública
            <IconExternalLink size={16} aria-hidden="true" />
          </Group>
        </Anchor>
      }
    >
      <Stack gap="lg" maw={960}>
        {record?.example && (
          <Notice title="Estes são os dados de uma clínica de exemplo" role="status">
            {`Ainda são do exemplo: ${exampleLeft(record)
              .map((name) => practiceLabels[name])
              .join(
                ', ',
              )}. Troque-os pelos da sua clínica e salve: até lá, os papéis e a página pública saem com eles.`}
          </Notice>
        )}
        {record && <AddressPanel record={record} onChanged={followed} onOvertaken={overtaken} />}
        {record && <LetterheadPanel record={record} onChanged={followed} onOvertaken={overtaken} />}
        {record && <PhysicianPanel record={record} onChanged={followed} onOvertaken={overtaken} />}
        <Paper withBorder p="card">
          <RecordForm edit={edit} onSubmit={submit} height={400}>
            <PracticeFields hasChosenPhysician={Boolean(record?.physicianId)} />
          </RecordForm>
        </Paper>
      </Stack>
    </Page>
  );
}

function formValues(record: PracticeRecord) {
  const { id: _id, version: _version, letterhead: _image, physicianId: _chosen, example: _example, ...fields } = record;
  return fields;
}
