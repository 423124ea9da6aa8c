import { findCompaniesOfLetters } from '../companies/company-lookups.db.ts';
import { type NotificationKind, scopeOf } from '../notifications/notification-kind.server.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { findToldProgrammes } from './programmes.db.ts';

/** A version of the company's programme that was put in force: from which day, and nothing of what is in it. */
export const programmeInForce: NotificationKind = {
  kind: 'programme-in-force',
  for: ['company'],
  mail: {
    label: 'Programa de saúde em vigor',
    text: 'Há uma nova versão do programa de saúde no Zelo',
    usually: 'daily',
  },
  tell: async (db, reader, ids) => {
    const scope = scopeOf(reader, 'programmes.read');
    if (!scope) return new Map();
    const programmes = await findToldProgrammes(db, scope, ids);
    return new Map(
      programmes.map(({ id, validFrom }) => {
        const text = `O programa de saúde da empresa tem uma nova versão, que vale a partir de ${formatDate(validFrom)}.`;
        return [id, { text, path: '/programme' }];
      }),
    );
  },
};

/** The company's programme ends soon and none follows: on which day, and nothing of what is in it. */
export const programmeEnding: NotificationKind = {
  kind: 'programme-ending',
  for: ['company', 'professional'],
  mail: {
    label: 'Programa de saúde perto do fim',
    text: 'A validade de um programa de saúde termina em breve',
    usually: 'daily',
  },
  tell: async (db, reader, ids) => {
    const scope = scopeOf(reader, 'programmes.read');
    if (!scope) return new Map();
    const programmes = await findToldProgrammes(db, scope, ids);
    const isCompany = reader.type === 'company';
    const companyIds = programmes.map(({ companyId }) => companyId);
    const companies = await findCompaniesOfLetters(db, isCompany ? [] : companyIds);
    return new Map(
      programmes.map(({ id, companyId, validTo }) => {
        const end = formatDate(validTo);
        const told = isCompany
          ? { text: `A validade do programa de saúde da empresa termina em ${end}.`, path: '/programme' }
          : {
              text: `A validade do programa de saúde de ${companies.get(companyId)?.name} termina em ${end}. Prepare a próxima versão.`,
              path: `/programmes/${companyId}`,
            };
        return [id, told];
      }),
    );
  },
};
