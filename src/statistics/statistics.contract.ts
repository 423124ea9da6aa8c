import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField, idOrNone } from '../platform/contract/fields.ts';

const { get } = callsOf('Estatísticas');

const month = z
  .string()
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'Escreva o mês como AAAA-MM')
  .describe('Mês, AAAA-MM; sem ele valem os doze meses até o atual');

const period = { from: month.optional(), to: month.optional() };
const ofCompany = { companyId: idField.optional() };

/** Parts of one company; exams are those of their days, people are where they are today. */
const ofPlace = {
  unitId: idOrNone.describe('Uma unidade; none para quem não tem'),
  sector: z.string().max(500).optional().describe('O setor, como quer que esteja escrito'),
  function: z.string().max(500).optional().describe('A função, como quer que esteja escrita'),
  groupId: idOrNone.describe('Um grupo do programa em vigor; none para quem está em nenhum'),
};

/** What was counted; `suppressed` where it would let somebody be found. */
const cell = z.union([z.number().int(), z.literal('suppressed')]);
const count = z.number().int();

/** Until which month a company is told of what it may not read by name; null where that does not matter. */
const toldUntil = z.string().nullable();

export const statisticsContract = {
  exams: get('/statistics/exams', 'statistics.read', 'Contar os exames feitos, por mês e tipo')
    .input(z.object({ ...period, ...ofCompany, ...ofPlace }))
    .output(
      z.object({
        months: z.array(z.object({ month: z.string(), code: z.string(), name: z.string(), exams: cell })),
        toldUntil,
      }),
    ),
  fitness: get('/statistics/fitness', 'statistics.read', 'Contar os ASOs de uma empresa por aptidão, por mês')
    .input(z.object({ ...period, ...ofCompany, ...ofPlace }))
    .output(z.object({ months: z.array(z.object({ month: z.string(), fit: cell, unfit: cell })), toldUntil })),
  abnormal: get('/statistics/abnormal', 'statistics.readResults', 'Contar os resultados anormais de uma empresa', {
    costs: true,
  })
    .input(z.object({ ...period, ...ofCompany, ...ofPlace }))
    .output(
      z.object({
        kinds: z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            done: count,
            /** Of how many it is known whether they are abnormal. */
            known: count,
            abnormal: count,
          }),
        ),
        /** How many of those of which something was noted could not be opened, or say nothing of it. */
        unknown: count,
      }),
    ),
  overdue: get('/statistics/overdue', 'statistics.read', 'Contar quem tem exame vencido ou a vencer, por unidade')
    .input(z.object({ ...ofCompany, ...ofPlace }))
    .output(
      z.object({
        units: z.array(
          z.object({
            companyId: z.string(),
            companyName: z.string(),
            unitId: z.string().nullable(),
            unitName: z.string().nullable(),
            overdue: count,
            in30: count,
          }),
        ),
      }),
    ),
  waiting: get(
    '/statistics/waiting',
    'statistics.readQueue',
    'Contar os ASOs pelo tempo desde o encaminhamento, por mês',
  )
    .input(z.object({ ...period, ...ofCompany, ...ofPlace }))
    .output(
      z.object({
        months: z.array(
          z.object({
            month: z.string(),
            asos: count,
            within2: count,
            within7: count,
            within15: count,
            later: count,
            /** Null where there was none. */
            averageDays: z.number().nullable(),
          }),
        ),
      }),
    ),
  noShows: get('/statistics/no-shows', 'statistics.readQueue', 'Contar quem veio e quem faltou, por mês')
    .input(z.object({ ...period, ...ofCompany, ...ofPlace }))
    .output(z.object({ months: z.array(z.object({ month: z.string(), came: count, missed: count, unnoted: count })) })),
  absences: get('/statistics/absences', 'statistics.read', 'Contar os afastamentos e os seus dias, por mês')
    .input(z.object({ ...period, ...ofCompany, ...ofPlace }))
    .output(z.object({ months: z.array(z.object({ month: z.string(), begun: count, days: count })) })),
  absenceBands: get('/statistics/absence-bands', 'statistics.read', 'Contar os afastamentos pela duração')
    .input(z.object({ ...period, ...ofCompany, ...ofPlace }))
    .output(z.object({ bands: z.array(z.object({ band: z.enum(['upTo3', 'upTo15', 'more']), absences: count })) })),
  absenceChapters: get(
    '/statistics/absence-chapters',
    'statistics.readResults',
    'Contar os afastamentos de uma empresa por capítulo da CID-10',
    { costs: true },
  )
    .input(z.object({ ...period, ...ofCompany }))
    .output(
      z.object({
        /** Those that fewer than three people had are counted together with others, without a number of the chapter. */
        chapters: z.array(z.object({ number: z.string(), name: z.string(), absences: count, people: count })),
        /** Of how many nobody has said a CID. */
        unsaid: count,
        /** Of how many it could not be opened. */
        unreadable: count,
        /** Whether there are some, and they are of one or two people. */
        isHidden: z.boolean(),
      }),
    ),
};
