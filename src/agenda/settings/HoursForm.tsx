import { Alert, Button, Paper } from '@mantine/core';
import { useRef } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { ConflictNotice } from '../../ui/form/ConflictNotice.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ChangedNotice } from '../../ui/form/elsewhere/ChangedNotice.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { LeaveDialog } from '../../ui/form/LeaveDialog.tsx';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import type { Outside } from '../agenda.contract.ts';
import { agendaApi } from '../useAgenda.ts';
import { HoursCards } from './HoursCards.tsx';
import { cardsOf } from './week-form.rules.ts';

const loadSchema = async () => (await import('./agenda-form.schema.ts')).hoursForm;

const labels = { hours: 'Horários' };

type Props = { placeId: string; onSaved: (outside: Outside) => void };

/** The week of one place: what is saved takes the place of all that was there, and no appointment is touched by it. */
export function HoursForm({ placeId, onSaved }: Props) {
  const outside = useRef<Outside>({ total: 0, first: [] });
  const edit = useRecordForm({
    loadSchema,
    labels,
    inWords: (_, value) =>
      Array.isArray(value) ? `${value.length} ${value.length === 1 ? 'horário' : 'horários'}` : '',
    read: agendaApi.readHours.queryOptions({ input: { placeId }, select: (answer) => answer }),
    toForm: ({ hours }) => ({ hours: cardsOf(hours) }),
    save: async (input, { version }) => {
      outside.current = (await agendaApi.updateHours.call({ ...input, placeId, version })).outside;
    },
    savedToast: 'Horários salvos com sucesso!',
    failedToast: 'Erro ao salvar os horários. Por favor, tente novamente.',
  });
  const { form, filled, loadError, draft, conflicts, elsewhere, blocker, store, leave } = edit;
  if (loadError) return <Alert color="red">{errorMessage(loadError)}</Alert>;
  if (!filled) return <LoadingBlock height={320} />;
  return (
    <Paper withBorder p="card">
      <Form
        form={form}
        onSubmit={async (input) => {
          if (!(await store(input))) return;
          leave(() => onSaved(outside.current));
          return 'done';
        }}
        notice={
          <>
            <DraftNotice draft={draft} />
            <ConflictNotice conflicts={conflicts} isOwn={elsewhere.isOwn} />
          </>
        }
        footer={
          <>
            <ChangedNotice {...elsewhere} />
            <Button type="submit" loading={form.formState.isSubmitting} style={{ alignSelf: 'flex-start' }}>
              Salvar
            </Button>
          </>
        }
      >
        <HoursCards />
      </Form>
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </Paper>
  );
}
