import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href } from 'react-router';
import { formLabels } from '../../documents/documents.labels.ts';
import { countLabel } from '../../due-dates/due-dates.labels.ts';
import { dueDatesApi } from '../../due-dates/useDueDates.ts';
import { employeesApi } from '../../employees/useEmployees.ts';
import { draftKey, unfinishedDrafts } from '../../platform/browser/device/draft-store.ts';
import { momentOf } from '../../platform/clock/moments.ts';
import { programmesApi } from '../../programmes/useProgrammes.ts';
import { useProfile } from '../../sign-in/useProfile.ts';
import { NeedLine } from './NeedLine.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { type OpenDraft, openDrafts } from './open-drafts.rules.ts';

/** So many documents that were begun are named. */
const mostNamed = 5;

/** What a professional has left open: documents begun on this device, people never examined, versions in preparation. */
export function ProfessionalNeeds() {
  const userId = useProfile()?.user.id ?? '';
  const [drafts] = useState(() => openDrafts(unfinishedDrafts(userId), draftKey(userId)));
  const never = useQuery(dueDatesApi.counts.queryOptions({ input: {} })).data?.counts.neverExamined ?? 0;
  const versions = useQuery(programmesApi.inPreparation.queryOptions()).data;
  const others = (versions?.total ?? 0) - (versions?.drafts.length ?? 0);
  return (
    <NeedsYou
      lines={[
        ...drafts.slice(0, mostNamed).map((draft) => <DraftLine key={draft.key} draft={draft} />),
        ...(drafts.length > mostNamed
          ? [
              <NeedLine key="drafts" to="/documents/choose" action="Abrir">
                Mais {drafts.length - mostNamed} documentos começados e não emitidos neste navegador
              </NeedLine>,
            ]
          : []),
        ...(never > 0
          ? [
              <NeedLine key="never" to="/due-dates?list=neverExamined" action="Ver quem">
                {never === 1 ? '1 pessoa nunca examinada' : `${countLabel(never)} pessoas nunca examinadas`}
              </NeedLine>,
            ]
          : []),
        ...(versions?.drafts ?? []).map(({ id, companyId, companyName, changedAt }) => (
          <NeedLine
            key={id}
            to={href('/programmes/:companyId/versions/:programmeId', { companyId, programmeId: id })}
            action="Continuar"
            label={`Continuar o programa de ${companyName}`}
          >
            Programa de <strong>{companyName}</strong> em preparação, mudado em {momentOf(changedAt)}
          </NeedLine>
        )),
        ...(others > 0
          ? [
              <NeedLine key="versions" to="/programmes" action="Ver empresas">
                Mais {others === 1 ? '1 versão' : `${others} versões`} em preparação
              </NeedLine>,
            ]
          : []),
      ]}
    />
  );
}

function DraftLine({ draft: { employeeId, kind, at } }: { draft: OpenDraft }) {
  const { data } = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  if (!data) return null;
  const { name } = data.employee;
  return (
    <NeedLine
      to={href('/documents/create/:employeeId?', { employeeId })}
      state={{ kind }}
      action="Continuar"
      label={`Continuar ${formLabels[kind]} de ${name}`}
    >
      {formLabels[kind]} de <strong>{name}</strong>, não emitido: {momentOf(at)}
    </NeedLine>
  );
}
