import { Alert, Anchor, Button, Group, Paper, Stack } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../platform/browser/api-client.ts';
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { ChangedNotice } from '../ui/form/elsewhere/ChangedNotice.tsx';
import { Form } from '../ui/form/Form.tsx';
import { LeaveDialog } from '../ui/form/LeaveDialog.tsx';
import { useRecordForm } from '../ui/form/useRecordForm.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { LetterheadPanel } from './LetterheadPanel.tsx';
import { PracticeFields } from './PracticeFields.tsx';
import type { PracticeInput, PracticeRecord } from './practice.contract.ts';
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
  const { form, record, filled, loadError, draft, conflicts, elsewhere, blocker } = edit;

  async function followed() {
    await edit.catchUp();
    await queries.invalidateQueries({ queryKey: practiceApi.key() });
  }

  async function submit(input: PracticeInput) {
    if (!(await edit.store(input))) return;
    form.reset(input);
    await followed();
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
      {loadError !== null && <Alert color="red">{errorMessage(loadError)}</Alert>}
      {!record && !loadError && <LoadingBlock height={400} />}
      {record && (
        <Stack gap="lg" maw={960}>
          {record.example && (
            <Notice title="Estes são os dados de uma clínica de exemplo" role="status">
              Troque-os pelos da sua clínica e salve: até lá, os papéis e a página pública saem com eles.
            </Notice>
          )}
          <LetterheadPanel record={record} onChanged={followed} />
          <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
            {filled && (
              <Form
                form={form}
                onSubmit={submit}
                notice={
                  <>
                    <DraftNotice draft={draft} />
                    <ConflictNotice conflicts={conflicts} />
                  </>
                }
                footer={
                  <Stack>
                    <ChangedNotice {...elsewhere} />
                    <Group data-keep-clear>
                      <Button type="submit" loading={form.formState.isSubmitting}>
                        Salvar
                      </Button>
                      <Button
                        variant="default"
                        disabled={!form.formState.isDirty}
                        onClick={() => {
                          draft.discard();
                          form.reset();
                        }}
                      >
                        Descartar alterações
                      </Button>
                    </Group>
                  </Stack>
                }
              >
                <PracticeFields />
              </Form>
            )}
          </Paper>
        </Stack>
      )}
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </Page>
  );
}

function formValues({ id: _id, version: _version, letterhead: _image, example: _example, ...fields }: PracticeRecord) {
  return fields;
}
