import { z } from 'zod';
import { besideIssued, crossing, isSamePeriod } from '../../../annual-reports/content/beside-issued.rules.ts';
import { nextReportOn } from '../../../annual-reports/report-form.rules.ts';
import { findReportToIssue } from '../../../annual-reports/report-lookups.server.ts';
import { formatDate, today } from '../../../platform/contract/dates.ts';
import { conflict } from '../../../platform/contract/errors.ts';
import { idField } from '../../../platform/contract/fields.ts';
import { findProgrammeOn } from '../../../programmes/programme-lookups.db.ts';
import { companyIssuable } from '../issuable.server.ts';
import { type IssuedReport, issuedReportPaper } from './annual-report.paper.ts';
import { findIssuedReports } from './issued-reports-lookups.server.ts';

export const issuable = companyIssuable({
  // As it was read: what another has written since is not signed unread.
  schema: z.object({ reportId: idField, version: z.coerce.number({ error: 'Envie a versão que foi lida' }) }),
  labels: { reportId: 'Relatório', version: 'Versão' },
  async make(
    { reportId, version },
    { context, company: { id: companyId, ...company }, practice, signer, supersedesId },
  ) {
    const { db, scope, encryptionKeys: keys } = context;
    const day = today();
    const { report, content: counted } = await findReportToIssue(db, scope, { companyId, reportId, keys });
    if (report.version !== version) throw conflict(changedSince);
    const period = { from: counted.from, until: counted.until };
    mustBeWhole({ ...report, ...period, form: counted.form, day });
    if ((await findProgrammeOn(db, companyId, period.until))?.head.exempt) {
      throw conflict(
        'A empresa está dispensada do PCMSO pelo programa em vigor: não tem relatório analítico (NR-7, 7.7.4).',
      );
    }
    const issued = await findIssuedReports(db, scope, companyId, keys);
    const other = crossing(issued, period).find(({ state }) => state === 'issued');
    if (other) {
      const days = `${formatDate(other.content.from)} a ${formatDate(other.content.until)}`;
      throw conflict(
        `O período tem dias do ${other.name}, de ${days}: dois relatórios dos mesmos dias deixariam calcular pessoas. Use esse período, ou um que não o toque.`,
      );
    }
    const { content, previous } = besideIssued(counted, issued);
    // A correction is of the report of that day: it puts nothing off.
    const corrected = issued.find(({ id, content: of }) => id === supersedesId && isSamePeriod(of, period));
    const answers: IssuedReport = {
      ...{ reportId, company, day, nextOn: corrected?.nextOn ?? nextReportOn(day), content },
      previous: previous && { name: previous.name, content: previous.content },
      ...{ lacking: report.lacking, discussion: report.discussion, lastOn: report.previous_on },
    };
    return { answers, paper: issuedReportPaper(answers, { practice, signer }) };
  },
  isSame: (before: IssuedReport, after) => isSamePeriod(before.content, after.content),
  correctsAnother: 'Um relatório só corrige o do mesmo período: este é de outro. Emita-o sem corrigir esse.',
});

const changedSince = 'O relatório foi mudado por outra pessoa depois que você o leu: leia-o de novo antes de emitir.';

type Prepared = { until: string; form: string; discussion: string; day: string };

/** @throws 409 that says what it still lacks */
function mustBeWhole({ form, discussion, until, day }: Prepared): void {
  if (until >= day) {
    throw conflict(`O período vai até ${formatDate(until)}: o relatório só é emitido depois do seu último dia.`);
  }
  if (form === 'asked') {
    throw conflict(
      'Nenhuma unidade da empresa diz o grau de risco: diga-o no relatório, pois dele depende a forma (NR-7, 7.6.6).',
    );
  }
  if (form === 'whole' && discussion.trim() === '') {
    throw conflict('Falta a discussão das variações, que o médico escreve (NR-7, 7.6.2 f).');
  }
}
