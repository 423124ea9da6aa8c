import { listExport } from '../access/list-export.server.ts';
import { today } from '../platform/contract/dates.ts';
import { countedAs } from '../platform/parts.server.ts';
import { dueDatesContract } from './due-dates.contract.ts';
import { dueStates } from './due-dates.labels.ts';
import { allDue } from './due-lists.db.ts';
import { mustBeOfOneCompany, withExams } from './due-people.server.ts';
import { examWithDay } from './due-words.rules.ts';

/** People with what they are to do, as a spreadsheet; never what came out of an exam. */
export const dueDatesExport = listExport(dueDatesContract.list, 'people', {
  title: 'Vencimentos',
  columns: [
    { header: 'Empresa', value: ({ companyName }) => companyName },
    { header: 'Unidade', value: ({ unitName }) => unitName },
    { header: 'Nome', value: ({ name }) => name },
    { header: 'Função', value: ({ employee_function }) => employee_function },
    { header: 'Grupo', value: ({ groupName }) => groupName ?? 'Sem grupo' },
    { header: 'Situação', value: ({ state }) => dueStates[state] },
    { header: 'Próximo exame', value: ({ nextOn }) => nextOn, as: 'day' },
    { header: 'Exames a fazer', value: ({ exams }) => exams.map(examWithDay).join(' | ') },
    { header: 'Convocado em', value: ({ recalledOn }) => recalledOn, as: 'day' },
  ],
  read: async ({ input: { sort, ...filters }, context: { db, scope } }) => {
    mustBeOfOneCompany(scope, filters);
    const day = today();
    const order = sort === '-nextOn' ? 'desc' : 'asc';
    return countedAs(await allDue(db, scope, day, { ...filters, order }), (rows) => withExams(db, scope, rows, day));
  },
});
