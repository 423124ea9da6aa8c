import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { EditModal } from '../../ui/form/EditModal.tsx';
import type { Absence, ClinicalAbsence } from '../absences.contract.ts';
import { absenceLabels, gradualLabels, natureLabels, sameCauseLabels, sourceLabels } from '../absences.labels.ts';
import { absencesApi } from '../useAbsences.ts';
import { AbsenceFields } from './AbsenceFields.tsx';

const loadSchema = async () => (await import('../absences.contract.ts')).absenceChangeFields;

/** Corrects the absence that the address names, or says when it ends. */
export default function AbsenceEditModal() {
  const { absenceId = '' } = useParams();
  return (
    <EditModal
      title="Editar afastamento"
      loadSchema={loadSchema}
      labels={absenceLabels}
      inWords={inWords}
      read={absencesApi.read.queryOptions({ input: { absenceId }, select: ({ absence }) => absence })}
      toForm={toForm}
      save={(input, { version }) => absencesApi.update.call({ ...input, absenceId, version })}
      savedToast="Afastamento editado com sucesso!"
      failedToast="Erro ao editar o afastamento. Por favor, tente novamente mais tarde."
    >
      <AbsenceFields />
    </EditModal>
  );
}

/** The days as they are typed; what the clinic alone says only where it was answered. A cause that can't be read is left as it is. */
function toForm({ startsOn, endsOn, clinical }: Absence & { clinical: ClinicalAbsence | null }) {
  const days = { starts_on: formatDate(startsOn), ends_on: endsOn === null ? '' : formatDate(endsOn) };
  if (!clinical) return days;
  const { cause, cid, chapter: _, ...known } = clinical;
  return { ...days, ...known, ...(cause === null ? {} : { cause }), ...(cid === null ? {} : { cid }) };
}

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  source: sourceLabels,
  nature: natureLabels,
  gradual_return: gradualLabels,
  same_cause: sameCauseLabels,
};

function inWords(name: string, value: unknown): string {
  const text = String(value ?? '');
  return words[name]?.[text] ?? text;
}
