import type { SignedInContext } from '../../access/caller.server.ts';
import { registeredSigner } from '../../documents/paper/signers.rules.ts';
import { typesetLetter, whatLetterLacks } from '../../documents/typeset/letter-lookups.server.ts';
import { today } from '../../platform/contract/dates.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import { Download } from '../../platform/response.server.ts';
import { findPracticeOfPapers } from '../../practice/practice-lookups.db.ts';
import { findSigningProfessional } from '../../professionals/professional-lookups.db.ts';
import { record } from '../../trail/entries.db.ts';
import { findPcmsoOnPaper } from '../pcmso-lookups.server.ts';
import { type PcmsoPaper, pcmsoPaperLabels } from '../programmes.labels.ts';
import { pcmsoPaper } from './pcmso.paper.ts';
import { pcmsoLetterPaper, pcmsoPendenciesPaper } from './pcmso-letter.paper.ts';

/**
 * One of the papers around the PCMSO of a version, without number: what is issued is another thing.
 * @throws 404; 409 for a character that the typeface lacks
 */
export async function pcmsoPaperFile(
  context: SignedInContext,
  programmeId: string,
  which: PcmsoPaper,
): Promise<Download> {
  const { db, scope, caller } = context;
  const found = await findPcmsoOnPaper(db, scope, programmeId);
  const professional = await findSigningProfessional(db, caller.ownerId);
  if (!found || !professional) throw notFound('Versão do programa não encontrada.');
  const { onPaper, lacking, pendencies, head } = found;
  const signer = registeredSigner(professional);
  const around = { practice: (await findPracticeOfPapers(db)).practice, signer, day: today() };
  const papers = {
    draft: () => pcmsoPaper(onPaper, around, lacking),
    letter: () => pcmsoLetterPaper(onPaper, around),
    pendencies: () => pcmsoPendenciesPaper(onPaper, around, pendencies),
  };
  const paper = papers[which]();
  const missing = await whatLetterLacks(paper);
  if (missing) throw conflict(`Este papel tem ${missing}`);
  const name = pcmsoPaperLabels[which];
  const pdf = await typesetLetter({ paper, name, at: new Date().toISOString(), signer, kind: 'pcmso' });
  await record(db, context, {
    ...{ action: 'opened', subject: 'programme', subjectId: programmeId, companyId: head.companyId, detail: which },
  });
  return new Download({ name: `pcmso-${which}.pdf`, type: 'application/pdf', parts: [pdf] });
}
