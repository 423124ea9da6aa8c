import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
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

const tags = ['Agenda'];

const carePlace = z.object({ ...placeFields, id: z.string() });
const wholePlace = carePlace.extend({ version: z.number().int() });

export type CarePlace = z.output<typeof wholePlace>;

/** Appointments that lie where nobody attends any more: the first of them, and how many they are. Nothing has become of them. */
const outside = z.object({
  total: z.number().int(),
  first: z.array(
    z.object({ referralId: z.string(), name: z.string(), day: z.string(), startsAt: z.number().int().nullable() }),
  ),
});

export type Outside = z.output<typeof outside>;

const hours = z.object({
  hours: z.array(openingSchema.extend({ professionalName: z.string() })),
  version: z.number().int(),
});

const block = z.object({ ...blockFields, id: z.string(), professionalName: z.string() });

export type CareBlock = z.output<typeof block>;

const ofPlace = z.object({ placeId: idField });

export const agendaContract = {
  listPlaces: endpoint('agenda.freeTimes')
    .route({ method: 'GET', path: '/care-places', summary: 'Listar os locais de atendimento', tags })
    .input(listInput(['name']))
    .output(listOutput('carePlaces', carePlace)),
  readPlace: endpoint('agenda.freeTimes')
    .route({ method: 'GET', path: '/care-places/{placeId}', summary: 'Ler um local de atendimento', tags })
    .input(ofPlace)
    .output(z.object({ carePlace: wholePlace })),
  createPlace: creating('agenda.manage')
    .route({
      method: 'POST',
      path: '/care-places',
      summary: 'Cadastrar um local de atendimento',
      tags,
      successStatus: 201,
    })
    .input(z.object(placeFields))
    .output(z.object({ carePlace: wholePlace })),
  updatePlace: endpoint('agenda.manage')
    .route({ method: 'PUT', path: '/care-places/{placeId}', summary: 'Editar um local de atendimento', tags })
    .input(z.object({ ...placeFields, placeId: idField, ...savedVersion }))
    .output(z.object({ carePlace: wholePlace })),
  removePlace: endpoint('agenda.manage')
    .route({
      method: 'DELETE',
      path: '/care-places/{placeId}',
      summary: 'Excluir um local de atendimento em que ninguém está agendado',
      tags,
      successStatus: 204,
    })
    .input(ofPlace),
  readHours: endpoint('agenda.read')
    .route({ method: 'GET', path: '/care-places/{placeId}/hours', summary: 'Ler os horários de um local', tags })
    .input(ofPlace)
    .output(hours),
  updateHours: endpoint('agenda.manage')
    .route({
      method: 'PUT',
      path: '/care-places/{placeId}/hours',
      summary: 'Trocar os horários de um local; diz que agendamentos ficam fora deles',
      tags,
    })
    .input(z.object({ ...hoursFields, placeId: idField, ...savedVersion }))
    .output(hours.extend({ outside })),
  listBlocks: endpoint('agenda.read')
    .route({ method: 'GET', path: '/care-places/{placeId}/blocks', summary: 'Listar os bloqueios de um local', tags })
    .input(listInput(['day']).omit({ search: true }).extend({ placeId: idField, past: z.stringbool().optional() }))
    .output(listOutput('blocks', block)),
  createBlock: creating('agenda.manage')
    .route({
      method: 'POST',
      path: '/care-places/{placeId}/blocks',
      summary: 'Bloquear um período; diz que agendamentos ficam nele',
      tags,
      successStatus: 201,
    })
    .input(z.object({ ...blockFields, placeId: idField }))
    .output(z.object({ block, outside })),
  removeBlock: endpoint('agenda.manage')
    .route({
      method: 'DELETE',
      path: '/care-places/{placeId}/blocks/{blockId}',
      summary: 'Desfazer um bloqueio',
      tags,
      successStatus: 204,
    })
    .input(ofPlace.extend({ blockId: idField })),
  listHolidays: endpoint('agenda.read')
    .route({ method: 'GET', path: '/holidays', summary: 'Listar os feriados, de um ano ou de todos', tags })
    .input(
      listInput(['day'])
        .omit({ search: true })
        .extend({ year: z.coerce.number({ error: 'Use um ano' }).int('Use um ano').optional() }),
    )
    .output(listOutput('holidays', holidaySchema)),
  putHolidays: endpoint('agenda.manage')
    .route({
      method: 'PUT',
      path: '/holidays',
      summary: 'Acrescentar feriados, ou dar outro nome aos que já existem; diz que agendamentos ficam neles',
      tags,
    })
    .input(z.object(holidaysFields))
    .output(z.object({ added: z.number().int(), outside })),
  removeHoliday: endpoint('agenda.manage')
    .route({ method: 'DELETE', path: '/holidays/{day}', summary: 'Excluir um feriado', tags, successStatus: 204 })
    .input(z.object({ day: dateField })),
  listPreparations: endpoint('agenda.read')
    .route({ method: 'GET', path: '/exam-preparations', summary: 'Listar o preparo de cada exame', tags })
    .input(listInput(['code']).omit({ search: true }))
    .output(listOutput('preparations', z.object({ code: z.string(), name: z.string(), text: z.string() }))),
  putPreparation: endpoint('agenda.manage')
    .route({
      method: 'PUT',
      path: '/exam-preparations/{code}',
      summary: 'Dizer o preparo de um exame da Tabela 27',
      tags,
      successStatus: 204,
    })
    .input(z.object({ ...preparationFields, code: optionalText(10) })),
  removePreparation: endpoint('agenda.manage')
    .route({
      method: 'DELETE',
      path: '/exam-preparations/{code}',
      summary: 'Excluir o preparo de um exame',
      tags,
      successStatus: 204,
    })
    .input(z.object({ code: optionalText(10) })),
  professionals: endpoint('agenda.read')
    .route({ method: 'GET', path: '/care-professionals', summary: 'Procurar quem atende, para a agenda', tags })
    .input(z.object({ search: optionalText(200).optional(), active: z.stringbool().optional() }))
    .output(
      z.object({ professionals: z.array(z.object({ id: z.string(), name: z.string() })), total: z.number().int() }),
    ),
};
