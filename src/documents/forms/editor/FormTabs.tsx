import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { clearOldPrints, draftKey, draftsUnder, isPrinted } from '../../../platform/browser/device/draft-store.ts';
import { habitsOf, keepHabit } from '../../../platform/browser/device/habits.ts';
import { fetchScript } from '../../../platform/browser/scripts.ts';
import { useProfile } from '../../../sign-in/useProfile.ts';
import { onDemand } from '../../../ui/on-demand/onDemand.tsx';
import { IssuedAnamnesisOf } from '../anamnesis/IssuedAnamnesisOf.tsx';
import { CorrectionDrafts } from '../base/CorrectionDrafts.tsx';
import type { Started } from '../base/useStart.ts';
import { correctionsPlace } from '../base/useStart.ts';
import type { Subject } from '../form.ts';
import { type FormTab, formTabs, tabOf } from '../form-tabs.rules.ts';
import { ChosenOccasions, useChosenOccasions } from '../planned/useChosenOccasion.ts';
import { type FormKind, formKinds } from '../registry.ts';
import { FormOnDemand } from './FormOnDemand.tsx';
import classes from './FormTabs.module.css';
import { useArrival } from './useArrival.ts';

// Most forms have a tab of their own.
const FormChoice = onDemand(async () => (await fetchScript(() => import('./FormChoice.tsx'))).FormChoice);

/** What a form's tab says of the drafts that were found when the screen was opened. */
type Found = Partial<Record<FormKind, ' (rascunho)' | ' (impresso)'>>;

/**
 * A form is made when its tab is first opened and stays from then on: changing tabs loses nothing. A form with a draft says
 * so on its tab. One that was not printed is shown first, unless the way here names another; else the form that was open last.
 */
export function FormTabs({ subject, started = null }: { subject: Subject; started?: Started | null }) {
  const userId = useProfile()?.user.id ?? '';
  const arrival = useArrival();
  const employeeId = subject.employee.id;
  const placeOf = (kind: FormKind) => draftKey(userId, employeeId, kind);
  const beginning = (kind: FormKind) => (started?.kind === kind ? started : null);
  const placeIn = (kind: FormKind) => {
    const { corrects = false, documentId = '' } = beginning(kind) ?? {};
    return corrects ? `${correctionsPlace(userId, employeeId, kind)}.${documentId}` : placeOf(kind);
  };
  const [found, setFound] = useState<Found>(() => {
    clearOldPrints(); // The page may have been open for days.
    return Object.fromEntries(formKinds.map((kind) => [kind, wordOf(placeOf(kind))]));
  });
  const [first] = useState(() => {
    const named = (wanted: string | undefined) => formKinds.find((kind) => kind === wanted);
    const drafted = formKinds.find((kind) => found[kind] === ' (rascunho)');
    return started?.kind ?? named(arrival.kind) ?? drafted ?? named(habitsOf(userId).tab) ?? formKinds[0];
  });
  const occasions = useChosenOccasions();
  const [opened, setOpened] = useState<readonly FormKind[]>([first]);
  // Of a tab that several forms share the one that was seen last.
  const [seen, setSeen] = useState<readonly FormKind[]>([first]);
  const chosenIn = ({ kinds }: FormTab) => seen.find((kind) => kinds.includes(kind)) ?? draftedIn(kinds) ?? kinds[0];
  const draftedIn = (kinds: readonly FormKind[]) => kinds.find((kind) => found[kind]);
  const see = (kind: FormKind) => {
    keepHabit(userId, { tab: kind });
    setOpened((before) => (before.includes(kind) ? before : [...before, kind]));
    setSeen((before) => [kind, ...before.filter((one) => one !== kind)]);
  };
  return (
    <Tabs
      // A tab’s value stands in ids, where a label with spaces would be several.
      defaultValue={tabOf(first).kinds[0]}
      keepMounted
      mt="sm"
      onChange={(value) => {
        const tab = formTabs.find(({ kinds }) => kinds[0] === value);
        if (tab) see(chosenIn(tab));
      }}
    >
      <Tabs.List aria-label="Documentos" className={classes.tabs}>
        {formTabs.map(({ label, kinds }) => (
          <Tabs.Tab key={label} value={kinds[0]}>
            {label}
            {found[draftedIn(kinds) ?? kinds[0]]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {formTabs.map((tab) => (
        <Tabs.Panel key={tab.label} value={tab.kinds[0]} pt="sm">
          {tab.kinds.length > 1 && opened.some((kind) => tab.kinds.includes(kind)) && (
            <FormChoice tab={tab} chosen={chosenIn(tab)} onChoose={see} wordOf={(kind) => found[kind] ?? ''} />
          )}
          {tab.kinds
            .filter((kind) => opened.includes(kind))
            .map((kind) => (
              <div key={kind} hidden={kind !== chosenIn(tab)}>
                {!beginning(kind) && <CorrectionDrafts userId={userId} employeeId={employeeId} kind={kind} />}
                <ChosenOccasions value={occasions}>
                  <IssuedAnamnesisOf employeeId={employeeId}>
                    <FormOnDemand
                      kind={kind}
                      subject={subject}
                      userId={userId}
                      place={placeIn(kind)}
                      started={beginning(kind)}
                      onDraftDecided={() => setFound((before) => ({ ...before, [kind]: undefined }))}
                    />
                  </IssuedAnamnesisOf>
                </ChosenOccasions>
              </div>
            ))}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function wordOf(place: string): Found[FormKind] {
  const drafts = draftsUnder(place);
  if (drafts.length === 0) return undefined;
  return drafts.every(({ draft }) => isPrinted(draft)) ? ' (impresso)' : ' (rascunho)';
}
