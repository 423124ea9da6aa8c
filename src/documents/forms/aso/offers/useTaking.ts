import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AsoAnswers } from '../aso.schema.ts';
import { filledFrom, type Offer, offerableOf, takenBack } from './offer.rules.ts';

/** Where an offer comes from. */
type Source = 'examination' | 'precedent';

type Taken = { from: Source; before: Offer; filled: Offer };

/** Takes offers over into the form, each once, and takes the last one back. */
export function useTaking() {
  const { getValues, setValue, setFocus } = useFormContext<AsoAnswers>();
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  /** Where the focus goes when nothing asks for it: what was pressed is not there any more. */
  const place = useRef<HTMLElement>(null);

  function write(answers: Partial<Offer>) {
    for (const [name, value] of Object.entries(answers)) setValue(name as keyof Offer, value, { shouldDirty: true });
  }

  function take(from: Source, offer: Offer) {
    const now = structuredClone(getValues());
    const filled = filledFrom(now, offer);
    setTaken([...taken, { from, before: offerableOf(now), filled }]);
    write(filled);
    const next = firstOpen(getValues());
    // A row that was added has its field only once it is drawn.
    setTimeout(() => (next ? setFocus(next) : place.current?.focus()));
  }

  function undo() {
    const last = taken.at(-1);
    if (!last) return;
    write(takenBack(getValues(), last.filled, last.before));
    setTaken(taken.slice(0, -1));
    place.current?.focus();
  }

  return { taken: taken.map(({ from }) => from), take, undo, place };
}

/** Where the user goes on: the first of what an offer can't know. */
function firstOpen({ examType, exams, fitness }: AsoAnswers) {
  const undated = exams.findIndex(({ exam_name, exam_date }) => exam_name.trim() && !exam_date.trim());
  if (!examType) return 'examType';
  if (undated >= 0) return `exams.${undated}.exam_date` as const;
  return fitness === '' ? 'fitness' : null;
}
