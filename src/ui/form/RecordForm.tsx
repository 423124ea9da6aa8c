import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { LoadingBlock } from '../LoadingBlock.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { ChangedNotice } from './elsewhere/ChangedNotice.tsx';
import { Form } from './Form.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { RecordEdit } from './useRecordForm.ts';

type Props<Input extends FieldValues, Output extends FieldValues, Answer, Stored> = {
  edit: RecordEdit<Input, Output, Answer, Stored>;
  /** See `Form`. */
  onSubmit: (input: Output, sent: Input) => Promise<unknown>;
  /** Where 'Cancelar' leads; without it the form stays where it is, and what was typed can be discarded. */
  cancelTo?: string;
  /** How high the place is that is kept for the fields until they are there. */
  height: number;
  children: ReactNode;
};

/** A form that edits a record on a screen, as `EditModal` does in a window: with all that may be said of it, and its buttons. */
export function RecordForm<Input extends FieldValues, Output extends FieldValues, Answer, Stored>(
  props: Props<Input, Output, Answer, Stored>,
) {
  const { edit, onSubmit, cancelTo, height, children } = props;
  const { form, filled, loadError, draft, conflicts, elsewhere, blocker } = edit;
  const { isDirty, isSubmitting } = form.formState;

  function discard() {
    draft.discard();
    form.reset();
  }

  return (
    <>
      {loadError !== null && (
        <Alert color="red" role="alert">
          {errorMessage(loadError)}
        </Alert>
      )}
      {!filled && !loadError && <LoadingBlock height={height} />}
      {filled && (
        <Form
          form={form}
          onSubmit={onSubmit}
          notice={
            <>
              <DraftNotice draft={draft} />
              <ConflictNotice conflicts={conflicts} isOwn={elsewhere.isOwn} />
            </>
          }
          footer={
            <Stack>
              <ChangedNotice {...elsewhere} />
              <Group>
                <Button type="submit" loading={isSubmitting}>
                  Salvar
                </Button>
                {cancelTo === undefined ? (
                  <Button variant="default" disabled={!isDirty} onClick={discard}>
                    Descartar alterações
                  </Button>
                ) : (
                  <Button component={Link} to={cancelTo} variant="default">
                    Cancelar
                  </Button>
                )}
              </Group>
            </Stack>
          }
        >
          {children}
        </Form>
      )}
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </>
  );
}
