import { findCompanyNames } from '../../companies/company-lookups.db.ts';
import { type NotificationKind, scopeOf, type Told } from '../../notifications/notification-kind.server.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { findNotices } from './report-notices.db.ts';
import { reportsDue } from './reports-due.server.ts';

/** The next annual report of a company is due soon, or overdue: by which day, and nothing of what will be in it. */
export const reportDue: NotificationKind = {
  kind: 'annual-report-due',
  for: ['company', 'professional'],
  mail: {
    label: 'Relatório analítico do PCMSO perto do prazo',
    text: 'O prazo de um relatório analítico do PCMSO está perto, ou passou',
    usually: 'daily',
  },
  async tell(db, reader, ids) {
    const isCompany = reader.type === 'company';
    // A company reads the reports that were issued of it; those in preparation are the practice's.
    const scope = scopeOf(reader, isCompany ? 'documents.read' : 'annualReports.read');
    const notices = scope ? await findNotices(db, scope, ids) : [];
    const companyIds = [...new Set(notices.map(({ companyId }) => companyId))];
    const due = new Map((await reportsDue(db, companyIds, today())).map((one) => [one.companyId, one]));
    const names = scope ? await findCompanyNames(db, scope, isCompany ? [] : companyIds) : new Map<string, string>();
    // What was told of a report that has been issued since is over.
    const open = notices.filter(({ companyId, dueOn }) => due.get(companyId)?.last?.nextOn === dueOn);
    return new Map(
      open.map(({ id, companyId, dueOn, state }): [string, Told] => {
        const whose = isCompany ? 'da empresa' : `de ${names.get(companyId) ?? 'uma empresa'}`;
        const when = state === 'overdue' ? `venceu em ${formatDate(dueOn)}` : `é devido até ${formatDate(dueOn)}`;
        const text = `O próximo relatório analítico do PCMSO ${whose} ${when} (NR-7, 7.6.2).`;
        return [id, { text, path: isCompany ? '/programme/documents' : `/programmes/${companyId}/reports` }];
      }),
    );
  },
};
