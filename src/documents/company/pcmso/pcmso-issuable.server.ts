import { z } from 'zod';
import { today } from '../../../platform/contract/dates.ts';
import { conflict, invalidInput, notFound } from '../../../platform/contract/errors.ts';
import { idField } from '../../../platform/contract/fields.ts';
import { findPcmsoOnPaper, paperOfPcmso } from '../../../programmes/pcmso-lookups.server.ts';
import { companyIssuable } from '../issuable.server.ts';

export const issuable = companyIssuable({
  schema: z.object({ programmeId: idField }),
  labels: { programmeId: 'Versão do programa' },
  async make({ programmeId }, { context: { db, scope }, company, practice, signer }) {
    const found = await findPcmsoOnPaper(db, scope, programmeId);
    if (!found) throw notFound('Versão do programa não encontrada.');
    const { head, onPaper, lacking } = found;
    if (head.companyId !== company.id) {
      throw invalidInput([{ path: 'answers.programmeId', message: 'Esta versão é do programa de outra empresa' }]);
    }
    if (head.exempt)
      throw conflict('Esta versão declara a empresa dispensada do PCMSO (NR-1, 1.8.6): não há o que emitir.');
    if (head.state !== 'inForce')
      throw conflict('Esta versão está em preparação: ponha-a em vigor antes de emitir o PCMSO.');
    if (lacking > 0) throw conflict(stillADraft(lacking));
    return { answers: onPaper, paper: paperOfPcmso(onPaper, { practice, signer, day: today() }) };
  },
  isSame: (before, after) => before.programmeId === after.programmeId,
  correctsAnother: 'Um PCMSO só corrige o da mesma versão do programa: este é de outra. Emita-o sem corrigir esse.',
});

function stillADraft(lacking: number): string {
  const items = lacking === 1 ? 'falta 1 item' : `faltam ${lacking} itens`;
  return `O PCMSO desta versão ainda é um rascunho: ${items} que a NR-7 (7.5.4) pede. Complete a próxima versão e a ponha em vigor.`;
}
