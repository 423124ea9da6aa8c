import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField } from '../platform/contract/brazil.ts';
import { idField, optionalText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import {
  blockFields,
  holidaySchema,
  holidaysFields,
  hoursFields,
  openingSchema,
  placeFields,
  preparationFields,
} from './agenda.schema.ts';

const { get, create, put, remove } = callsOf('Agenda');

const wholePlace = z.object({ ...placeFields, id: z.string(), version: z.number().int() });
const listedPlace = wholePlace.omit({ version: true }).extend({
  /** Whether it is open at any time of a week: nobody can be sent to one that is not. */
  hasHours: z.boolean(),
});

export type CarePlace = z.output<typeof wholePlace>;

/** A place as the choice of one shows it. */
export type ListedPlace = z.output<typeof listedPlace>;

/** Appointments that lie where nobody attends any more: the first of them, and how many they are. Nothing has become of them. */
const outside = z.object({
  total: z.number().int(),
  first: z.array(
    z.object({ referralId: z.string(), name: z.string(), day: z.string(), startsAt: z.number().int().nullable() }),
  ),
});

export type Outside = z.output<typeof outside>;

const hours = z.object({
  hours: z.array(
    openingSchema.extend({
      professionalName: z.string(),
      /** False of whoever has gone to the reception since: nobody is offered these hours. */
      attends: z.boolean(),
    }),
  ),
  version: z.number().int(),
});

const block = z.object({ ...blockFields, id: z.string(), professionalName: z.string() });

export type CareBlock = z.output<typeof block>;

const preparation = z.object({ code: z.string(), name: z.string(), text: z.string(), version: z.number().int() });

const ofPlace = z.object({ placeId: idField });

export const agendaContract = {
  listPlaces: get('/care-places', 'agenda.freeTimes', 'Listar os locais de atendimento')
    .input(listInput(['name']))
    .output(listOutput('carePlaces', listedPlace)),
  readPlace: get('/care-places/{placeId}', 'agenda.freeTimes', 'Ler um local de atendimento')
    .input(ofPlace)
    .output(z.object({ carePlace: wholePlace })),
  createPlace: create('/care-places', 'agenda.manage', 'Cadastrar um local de atendimento')
    .input(z.object(placeFields))
    .output(z.object({ carePlace: wholePlace })),
  updatePlace: put('/care-places/{placeId}', 'agenda.manage', 'Editar um local de atendimento')
    .input(z.object({ ...placeFields, placeId: idField, ...savedVersion }))
    .output(z.object({ carePlace: wholePlace })),
  removePlace: remove(
    '/care-places/{placeId}',
    'agenda.manage',
    'Excluir um local de atendimento em que ninguém está agendado',
  )
    .refuses('CONFLICT')
    .input(ofPlace.extend(savedVersion)),
  readHours: get('/care-places/{placeId}/hours', 'agenda.read', 'Ler os horários de um local')
    .input(ofPlace)
    .output(hours),
  updateHours: put(
    '/care-places/{placeId}/hours',
    'agenda.manage',
    'Trocar os horários de um local; diz que agendamentos ficam fora deles',
  )
    .input(z.object({ ...hoursFields, placeId: idField, ...savedVersion }))
    .output(hours.extend({ outside })),
  listBlocks: get('/care-places/{placeId}/blocks', 'agenda.read', 'Listar os bloqueios de um local')
    .input(listInput(['day']).omit({ search: true }).extend({ placeId: idField, past: z.stringbool().optional() }))
    .output(listOutput('blocks', block)),
  createBlock: create(
    '/care-places/{placeId}/blocks',
    'agenda.manage',
    'Bloquear um período; diz que agendamentos ficam nele',
  )
    .input(z.object({ ...blockFields, placeId: idField }))
    .output(z.object({ block, outside })),
  removeBlock: remove('/care-places/{placeId}/blocks/{blockId}', 'agenda.manage', 'Desfazer um bloqueio').input(
    ofPlace.extend({ blockId: idField }),
  ),
  listHolidays: get('/holidays', 'agenda.read', 'Listar os feriados, de um ano ou de todos')
    .input(
      listInput(['day'])
        .omit({ search: true })
        .extend({ year: z.coerce.number({ error: 'Use um ano' }).int('Use um ano').optional() }),
    )
    .output(listOutput('holidays', holidaySchema.extend({ version: z.number().int() }))),
  putHolidays: put(
    '/holidays',
    'agenda.manage',
    'Acrescentar feriados, ou dar outro nome aos que já existem; diz que agendamentos ficam neles',
  )
    .refuses('CHANGED_BY_OTHER')
    .input(z.object(holidaysFields))
    .output(z.object({ added: z.number().int(), outside })),
  removeHoliday: remove('/holidays/{day}', 'agenda.manage', 'Excluir um feriado').input(
    z.object({ day: dateField, ...savedVersion }),
  ),
  listPreparations: get('/exam-preparations', 'agenda.read', 'Listar o preparo de cada exame')
    .input(listInput(['code']).omit({ search: true }))
    .output(listOutput('preparations', preparation)),
  putPreparation: put('/exam-preparations/{code}', 'agenda.manage', 'Dizer o preparo de um exame da Tabela 27').input(
    z.object({
      ...preparationFields,
      code: optionalText(10),
      version: savedVersion.version.describe('A versão que se viu; 0: ainda não se dizia nada deste exame'),
    }),
  ),
  removePreparation: remove('/exam-preparations/{code}', 'agenda.manage', 'Excluir o preparo de um exame').input(
    z.object({ code: optionalText(10), ...savedVersion }),
  ),
  professionals: get('/care-professionals', 'agenda.read', 'Procurar quem atende, para a agenda')
    .input(z.object({ search: optionalText(200).optional(), active: z.stringbool().optional() }))
    .output(
      z.object({ professionals: z.array(z.object({ id: z.string(), name: z.string() })), total: z.number().int() }),
    ),
};
