import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { type Draft, draftsUnder, moveDraft, removeDraft } from '../../../platform/browser/device/draft-store.ts';
import { habitsOf } from '../../../platform/browser/device/habits.ts';
import { fetchScript } from '../../../platform/browser/scripts.ts';
import { today } from '../../../platform/contract/dates.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { onDemand } from '../../../ui/on-demand/onDemand.tsx';
import { usePaperContext } from '../../paper/usePaperContext.ts';
import { AttendedOccasion } from '../attended/AttendedOccasion.tsx';
import { useAttended } from '../attended/useAttended.ts';
import { LatestOffer } from '../base/LatestOffer.tsx';
import type { Started } from '../base/useStart.ts';
import type { DocumentForm, Subject } from '../form.ts';
import { FormEditor } from './FormEditor.tsx';
import { withPlace } from './place.rules.ts';
import { restore } from './restore.rules.ts';
import { ChoosableSubject } from './subject/ChoosableSubject.tsx';
import { chosenIn } from './subject/refill.rules.ts';
import { useArrival } from './useArrival.ts';
import { useOtherTabs } from './useOtherTabs.ts';

const DraftOffer = onDemand(
  async () => (await fetchScript(() => import('./DraftOffer.tsx'))).DraftOffer,
  <LoadingBlock height={120} />,
);

const StartNotice = onDemand(async () => (await fetchScript(() => import('../base/StartNotice.tsx'))).StartNotice);
const OpenElsewhere = onDemand(async () => (await fetchScript(() => import('./OpenElsewhere.tsx'))).OpenElsewhere);

type Props = {
  definition: DocumentForm;
  subject: Subject;
  userId: string;
  /** The form's drafts, by the beginning of their names. */
  place: string;
  /** The issued document that it begins from. */
  started: Started | null;
  onDraftDecided: () => void;
};

/** What the editor begins with; another `id` is another beginning. */
type Begun = { id: string; answers: object };

/**
 * One form for one employee: a new document, or a draft that was left behind when it is wanted. What is typed is kept under a
 * name that no other tab writes under; a draft that is taken up moves there.
 */
export function FormWorkspace({ definition, subject, userId, place, started, onDraftDecided }: Props) {
  const [key, setKey] = useState(() => `${place}.${uuid()}`);
  const others = useOtherTabs(place, key);
  const [left, setLeft] = useState(() => draftsUnder(place));
  const { goOn } = useArrival();
  const { formCity } = usePaperContext().practice;
  const { begunOn = (answers: object) => answers } = definition;
  const withHabits = (answers: object) => withPlace(begunOn(answers, today()), habitsOf(userId).place || formCity);
  const attended = useAttended(subject.employee.id);
  const { withOccasion } = definition.planned ?? {};
  const newOne = () => {
    const answers = withHabits(definition.blank(subject));
    return attended && withOccasion ? withOccasion(answers, attended.occasion, attended.newFunction) : answers;
  };
  const blank = () => beginningOf(definition, newOne(), started);
  const [begun, setBegun] = useState<Begun | null>(() => (left.length === 0 ? { id: uuid(), answers: blank() } : null));
  const offered = left.filter((draft) => !others.has(draft.key));
  const begin = (answers: object) => {
    setBegun({ id: uuid(), answers });
    onDraftDecided();
  };
  const takeUp = (from: string, draft: Draft) => {
    moveDraft(from, key);
    begin(restore(blank(), draft.values));
  };
  const beginNew = (answers: object) => {
    setKey(`${place}.${uuid()}`);
    begin(answers);
  };

  const wanted = left.find((draft) => draft.key === goOn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, and never again
  useEffect(() => {
    if (begun) return;
    if (wanted) takeUp(wanted.key, wanted.draft);
    else if (offered.length === 0) begin(blank());
  }, [begun, offered.length]);

  if (!begun) {
    return (
      <Stack>
        {started && <StartNotice started={started} employeeId={subject.employee.id} />}
        {offered.map((offer) => (
          <DraftOffer
            key={offer.key}
            draft={offer.draft}
            onContinue={() => takeUp(offer.key, offer.draft)}
            onDiscard={() => {
              removeDraft(offer.key);
              setLeft((before) => before.filter((other) => other !== offer));
            }}
          />
        ))}
      </Stack>
    );
  }
  return (
    <Stack>
      {started && <StartNotice started={started} employeeId={subject.employee.id} />}
      {others.size > 0 && <OpenElsewhere />}
      <FormEditor
        key={begun.id}
        definition={definition}
        answers={begun.answers}
        draftKey={key}
        companyId={subject.company.id}
        employeeId={subject.employee.id}
        userId={userId}
        employeeName={subject.employee.name}
        corrects={started?.corrects ? started : null}
        onStartNew={() => {
          removeDraft(key);
          beginNew(blank());
        }}
      >
        {!started?.corrects && (
          <ChoosableSubject
            definition={definition}
            subject={subject}
            userId={userId}
            answers={begun.answers}
            draft={key}
            onRefilled={begin}
            onBegun={(answers) => beginNew(withHabits(answers))}
          />
        )}
        <AttendedOccasion part={started?.corrects ? undefined : definition.planned} employeeId={subject.employee.id} />
        {!started && chosenIn(begun.answers)?.employeeId !== '' && (
          <LatestOffer definition={definition} subject={subject} />
        )}
      </FormEditor>
    </Stack>
  );
}

/** The answers that a form begins with: of a new document, of the one that it corrects, or based on another. */
function beginningOf(definition: DocumentForm, blank: object, started: Started | null): object {
  if (!started) return blank;
  const earlier = restore(blank, started.answers);
  return started.corrects ? earlier : definition.basedOn(blank, earlier);
}
