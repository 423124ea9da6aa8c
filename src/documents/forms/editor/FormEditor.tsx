import { Button, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useReactToPrint } from 'react-to-print';
import { removeDraft } from '../../../platform/browser/draft-store.ts';
import { FormElement } from '../../../ui/form/FormElement.tsx';
import { focusFirstError } from '../../../ui/form/focus-first-error.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { pageStyle } from '../../paper/page-style.ts';
import { usePrintRecord } from '../../usePrintRecord.ts';
import type { DocumentForm } from '../form.ts';
import classes from './FormEditor.module.css';
import { LivePreview } from './LivePreview.tsx';
import { useDraft } from './useDraft.ts';

type Props = { definition: DocumentForm; answers: object; draftKey: string; employeeId: string };

/**
 * The fields with their live preview. Submitting validates, holds the answers and opens the print dialog. It reads nothing
 * of the form's state, so that no keystroke draws it again.
 */
export function FormEditor({ definition, answers, draftKey, employeeId }: Props) {
  const { loadSchema, title, patient, Fields, Sheet, printDelay = 0 } = definition;
  const form = useSchemaForm<object, object>(loadSchema, answers, { shouldFocusError: false });
  const fields = useRef<HTMLFormElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<object | null>(null);
  const record = usePrintRecord();
  useDraft(form, draftKey);
  const print = useReactToPrint({
    contentRef: paper,
    documentTitle: held ? title(held) : '',
    pageStyle: held ? pageStyle(patient(held)) : '',
    onBeforePrint: async () => record.mutate({ employeeId, form: definition.kind }),
    onAfterPrint: () => {
      removeDraft(draftKey);
      setHeld(null);
    },
  });

  // Printing follows the drawing of what was submitted: the paper never lags behind as the live preview may.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one dialog for each submission, not for each new callback
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(print, printDelay);
    return () => clearTimeout(timer);
  }, [held]);

  const submit = form.handleSubmit(
    () => setHeld(structuredClone(form.getValues())),
    (errors) => fields.current && focusFirstError(fields.current, errors),
  );

  return (
    <FormProvider {...form}>
      <div className={classes.workspace}>
        <FormElement ref={fields} onSubmit={() => submit()} aria-label={definition.tab}>
          <Stack>
            <Fields />
            <Button type="submit" leftSection={<IconPrinter size={18} aria-hidden="true" />}>
              Imprimir
            </Button>
          </Stack>
        </FormElement>
        <LivePreview form={form} Sheet={Sheet} held={held} paper={paper} />
      </div>
    </FormProvider>
  );
}
