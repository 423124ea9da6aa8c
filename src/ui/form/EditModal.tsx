import { Alert } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { useListOfModal } from '../list/ListModals.tsx';
import { FormModal } from '../modal/FormModal.tsx';
import { useModalRoute } from '../modal/useModalRoute.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { ChangedNotice } from './elsewhere/ChangedNotice.tsx';
import { Form } from './Form.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { type RecordFormParts, useRecordForm } from './useRecordForm.ts';

type Props<Input extends FieldValues, Output extends FieldValues, Answer, Stored> = RecordFormParts<
  Input,
  Output,
  Answer,
  Stored
> & { title: string; children: ReactNode };

/**
 * The modal that edits a record, a child route of the record's list: a loader until it is there, its fields, 'Salvar'; it
 * closes after a save. A form belongs to one record and one opening (`ModalOutlet` makes a new one for each).
 */
export function EditModal<Input extends FieldValues, Output extends FieldValues, Answer, Stored>({
  title,
  children,
  ...parts
}: Props<Input, Output, Answer, Stored>) {
  const { form, filled, loadError, blocker, leave, draft, conflicts, elsewhere, store } = useRecordForm(parts);
  const { isDirty, isSubmitting } = form.formState;
  const { opened, close, onClosed } = useModalRoute();
  const list = useListOfModal();
  const formId = useId();
  // A link that leads to one of the fields names it behind the address: `edit/7f…#cpf`.
  const [field] = useState(useLocation().hash.slice(1));

  function goAway() {
    draft.forget();
    leave(close);
  }

  async function submit(input: Output) {
    if (!(await store(input))) return;
    goAway();
    void list.reload();
    return 'done';
  }

  return (
    <FormModal
      mode="edit"
      title={title}
      opened={opened}
      onClose={goAway}
      onClosed={onClosed}
      dirty={isDirty}
      loading={!filled && !loadError}
      busy={isSubmitting}
      withoutButton={!filled && Boolean(loadError)}
      formId={formId}
    >
      {filled ? (
        <Form
          form={form}
          id={formId}
          onSubmit={submit}
          focusFirst
          focusOn={field}
          footer={<ChangedNotice {...elsewhere} />}
          notice={
            <>
              <DraftNotice draft={draft} />
              <ConflictNotice conflicts={conflicts} isOwn={elsewhere.isOwn} />
            </>
          }
        >
          {children}
        </Form>
      ) : (
        <Alert color="red">{errorMessage(loadError)}</Alert>
      )}
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </FormModal>
  );
}
