import { ModalOnDemand } from '../../../ui/modal/ModalOnDemand.tsx';
import type { PaperContext } from '../../paper/paper.ts';
import type { Started } from '../base/useStart.ts';
import type { DocumentForm } from '../form.ts';
import { differencesIn } from '../planned/planned.rules.ts';
import type { Planned } from '../planned/usePlanned.ts';
import type { useIssuing } from './useIssuing.ts';

const issueModal = async () => (await import('./IssueModal.tsx')).IssueModal;

type Props = {
  issuing: ReturnType<typeof useIssuing>;
  definition: DocumentForm;
  context: PaperContext;
  planned: Planned | null;
  employeeId: string;
  employeeName: string;
  corrects: Started | null;
};

/** The confirmation before a document is issued, fetched when it is first asked for. */
export function IssueQuestion({ issuing, definition, context, planned, employeeId, employeeName, corrects }: Props) {
  const { answers, isAttended, problem, questions, issue, close, onClosed } = issuing;
  return (
    <ModalOnDemand
      opened={answers !== null}
      load={issueModal}
      modal={{
        kind: definition.kind,
        answers,
        employeeId,
        employeeName,
        missing: (answers && definition.pendencies?.of(answers, context).map(({ what }) => what)) ?? [],
        differences: (answers && planned && differencesIn(planned.part, planned.plan, answers)) ?? [],
        corrects: corrects?.name,
        otherIssuer: corrects?.otherIssuer ?? null,
        isAttended,
        problem,
        questions,
        onIssue: issue,
        onClose: close,
        onClosed,
      }}
    />
  );
}
