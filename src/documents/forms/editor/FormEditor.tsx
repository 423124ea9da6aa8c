import { Stack } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormProvider, set } from 'react-hook-form';
import { useReactToPrint } from 'react-to-print';
import { flushDrafts, keepPrinted } from '../../../platform/browser/device/draft-store.ts';
import { keepHabit } from '../../../platform/browser/device/habits.ts';
import { FormElement } from '../../../ui/form/FormElement.tsx';
import { moveOn } from '../../../ui/form/move-on.ts';
import { focusFirstError } from '../../../ui/form/refused/focus-first-error.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { pageStyle } from '../../paper/page-style.ts';
import { usePaperContext } from '../../paper/usePaperContext.ts';
import { sendPrints } from '../../prints/send-prints.ts';
import { keepPrint } from '../../prints/waiting-prints.ts';
import type { Started } from '../base/useStart.ts';
import type { DocumentForm } from '../form.ts';
import { IssueControls } from '../issuing/IssueControls.tsx';
import { IssueQuestion } from '../issuing/IssueQuestion.tsx';
import { useIssuing } from '../issuing/useIssuing.ts';
import { PlanDiffers } from '../planned/PlanDiffers.tsx';
import { PlannedBox } from '../planned/PlannedBox.tsx';
import { usePcmso } from '../planned/usePcmso.ts';
import { usePlanned } from '../planned/usePlanned.ts';
import classes from './FormEditor.module.css';
import { Pendencies } from './foot/Pendencies.tsx';
import { LivePreview } from './LivePreview.tsx';
import { PrintedNotice } from './PrintedNotice.tsx';
import { placeOf } from './place.rules.ts';
import { chosenIn } from './subject/refill.rules.ts';
import { useDraft } from './useDraft.ts';

type Props = {
  definition: DocumentForm;
  answers: object;
  draftKey: string;
  companyId: string;
  employeeId: string;
  userId: string;
  /** Whose document it is, for the confirmation. */
  employeeName: string;
  /** The document that this one corrects. */
  corrects: Started | null;
  onStartNew: () => void;
  /** What stands above the fields. */
  children?: ReactNode;
};

/**
 * The fields with their live preview. Submitting validates, holds the answers and opens the print dialog. It reads nothing
 * of the form's state, so that no keystroke draws it again.
 */
export function FormEditor(props: Props) {
  const { definition, answers, draftKey, companyId, employeeId, userId, employeeName, corrects, onStartNew, children } =
    props;
  const { kind, loadSchema, title, pendencies, printed, Fields, paper: paperOf, printDelay = 0 } = definition;
  const form = useSchemaForm<object, object>(loadSchema, answers, { shouldFocusError: false });
  const fields = useRef<HTMLFormElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const pendenciesId = useId();
  const [printing, setPrinting] = useState<object | null>(null);
  const person = chosenIn(answers) ?? { companyId, employeeId };
  const planned = usePlanned(definition, form, person);
  const { isRegisterRead, practice, signer } = usePaperContext();
  const pcmso = usePcmso(definition, form, person.companyId);
  const context = useMemo(() => ({ practice, signer, pcmso }), [practice, signer, pcmso]);
  const [printedAt, setPrintedAt] = useState<string | null>(null);
  const goOn = useCallback(() => setPrintedAt(null), []);
  useDraft(form, draftKey);
  const print = useReactToPrint({
    contentRef: paper,
    documentTitle: printing ? title(printing) : '',
    pageStyle: printing ? pageStyle(paperOf(printing, context)) : '',
    onBeforePrint: async () => keepPrint(userId, { employeeId, form: kind }),
    // Nothing is asked of the server before: a session that has ended is found out when the paper is there.
    onAfterPrint: () => {
      if (printing) {
        setPrintedAt(keepPrinted(draftKey, printing));
        const place = placeOf(printing);
        if (place) keepHabit(userId, { place });
        printed?.(printing, userId);
      }
      setPrinting(null);
      void sendPrints(userId);
    },
  });

  // Printing follows the drawing of what was submitted: the paper never lags behind as the live preview may.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one dialog for each submission, not for each new callback
  useEffect(() => {
    if (!printing) return;
    flushDrafts();
    const timer = setTimeout(print, printDelay);
    return () => clearTimeout(timer);
  }, [printing]);

  const submit = () => {
    const sent = structuredClone(form.getValues()); // What was checked, not what is typed while the rules are on their way.
    return form.handleSubmit(
      () => setPrinting(sent),
      (errors) => fields.current && focusFirstError(fields.current, errors),
    )();
  };

  const leadTo = useCallback((path: string) => {
    const errors = {};
    set(errors, path, true);
    if (fields.current) focusFirstError(fields.current, errors);
  }, []);

  const issuing = useIssuing({
    definition,
    form,
    fields,
    draftKey,
    employeeId,
    userId,
    supersedesId: corrects?.documentId,
  });

  return (
    <FormProvider {...form}>
      <div className={classes.workspace}>
        <FormElement
          ref={fields}
          className={classes.fields}
          onSubmit={submit}
          onKeyDown={moveOn}
          aria-label={definition.tab}
        >
          <Stack gap="sm">
            {children}
            <Fields userId={userId} context={context} plannedBox={planned && <PlannedBox planned={planned} />} />
            {planned && <PlanDiffers planned={planned} />}
            {printedAt && <PrintedNotice printedAt={printedAt} onContinue={goOn} onStartNew={onStartNew} />}
            <IssueControls
              kind={kind}
              signer={context.signer}
              isRegisterRead={isRegisterRead}
              describedBy={pendencies ? pendenciesId : undefined}
              onIssue={issuing.ask}
            >
              {pendencies && <Pendencies id={pendenciesId} pendencies={pendencies} context={context} onGo={leadTo} />}
            </IssueControls>
          </Stack>
        </FormElement>
        {/* Outside of the form: what is pressed in it is not meant for the fields. */}
        <IssueQuestion
          issuing={issuing}
          definition={definition}
          context={context}
          {...{ planned, employeeId, employeeName, corrects }}
        />
        <LivePreview form={form} paperOf={paperOf} context={context} printing={printing} paper={paper} />
      </div>
    </FormProvider>
  );
}
