import { Button, Paper, Stack } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { today } from '../../../../platform/contract/dates.ts';
import { relativeTime } from '../../../../ui/relative-time.ts';
import { errorToast } from '../../../../ui/toast/toast.ts';
import { FilledNotice } from '../../base/FilledNotice.tsx';
import { useIssuedAnamnesis } from '../../useIssuedAnamnesis.ts';
import type { AsoAnswers } from '../aso.schema.ts';
import { offeredByAnamnesis } from './anamnesis-offer.rules.ts';
import { OfferLine } from './OfferLine.tsx';
import { contentsOf, type Offer } from './offer.rules.ts';
import { offeredBy } from './precedents.rules.ts';
import { useAnamnesisDraft } from './useAnamnesisDraft.ts';
import { usePrecedent } from './usePrecedent.ts';
import { useTaking } from './useTaking.ts';

/**
 * What need not be typed again, and where it comes from: this person's anamnesis, the last ASO of the same function. Nothing is
 * filled in before someone asks for it, and then only what is still empty (decision 45).
 */
export function AsoOffers({ userId }: { userId: string }) {
  const { control } = useFormContext<AsoAnswers>();
  const [companyId, employeeId, post] = useWatch({ control, name: ['companyId', 'employeeId', 'employeeFunction'] });
  const anamnesis = useAnamnesisDraft(userId, employeeId);
  const precedent = usePrecedent(userId, companyId, post);
  const { taken, take, undo, place } = useTaking();
  const issued = useIssuedAnamnesis(employeeId);
  if (!anamnesis && !issued && !precedent && taken.length === 0) return null;

  function takeIssued(answers: unknown) {
    const offer = offeredByAnamnesis(answers);
    if (offer) take('examination', offer);
    else errorToast('Esta anamnese não tem riscos, exames nem aptidões.');
  }

  return (
    <Paper withBorder p="box" component="section" ref={place} tabIndex={-1} aria-label="O que já foi escrito">
      <Stack gap="md">
        {anamnesis && !taken.includes('examination') && (
          <OfferLine title={`Anamnese desta pessoa, ${relativeTime(anamnesis.at)}`} contents={lineOf(anamnesis.offer)}>
            <Button variant="light" size="compact-sm" onClick={() => take('examination', anamnesis.offer)}>
              Trazer da anamnese
            </Button>
          </OfferLine>
        )}
        {issued && !anamnesis && !taken.includes('examination') && (
          <OfferLine
            title={`${issued.name} desta pessoa, emitida ${relativeTime(issued.issuedAt)}`}
            contents="Riscos, exames com as suas datas, aptidões e local"
          >
            <Button variant="light" size="compact-sm" loading={issued.isBusy} onClick={() => issued.take(takeIssued)}>
              Trazer da anamnese
            </Button>
          </OfferLine>
        )}
        {precedent && !taken.includes('precedent') && (
          <OfferLine
            title={`Último ASO de ${precedent.employeeFunction} nesta empresa, que você imprimiu ou emitiu ${relativeTime(precedent.at)}`}
            contents={lineOf(offeredBy(precedent))}
          >
            <Button variant="light" size="compact-sm" onClick={() => take('precedent', offeredBy(precedent, today()))}>
              Usar, com os exames feitos hoje
            </Button>
            <Button variant="light" size="compact-sm" onClick={() => take('precedent', offeredBy(precedent))}>
              Usar sem datas
            </Button>
          </OfferLine>
        )}
        {taken.length > 0 && (
          <FilledNotice onUndo={undo}>Preenchido o que estava em branco. Confira antes de imprimir.</FilledNotice>
        )}
      </Stack>
    </Paper>
  );
}

function lineOf(offer: Offer): string {
  return contentsOf(offer).join(' · ');
}
