import { useState } from 'react';
import { readDraft, removeDraft } from '../../../platform/browser/draft-store.ts';
import type { DocumentForm, Subject } from '../form.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { FormEditor } from './FormEditor.tsx';
import { restore } from './restore.rules.ts';

type Props = {
  definition: DocumentForm;
  subject: Subject;
  draftKey: string;
  onDraftDecided: () => void;
};

/** One form for one employee: a new document, or the draft that was left behind when it is wanted. */
export function FormWorkspace({ definition, subject, draftKey, onDraftDecided }: Props) {
  const [blank] = useState(() => definition.blank(subject));
  const [draft] = useState(() => readDraft(draftKey));
  const [answers, setAnswers] = useState(draft ? null : blank);
  const begin = (chosen: object) => {
    setAnswers(chosen);
    onDraftDecided();
  };
  if (draft && !answers) {
    return (
      <DraftOffer
        at={draft.at}
        onContinue={() => begin(restore(blank, draft.values))}
        onDiscard={() => {
          removeDraft(draftKey);
          begin(blank);
        }}
      />
    );
  }
  return (
    <FormEditor
      definition={definition}
      answers={answers ?? blank}
      draftKey={draftKey}
      employeeId={subject.employee.id}
    />
  );
}
