import { listExport } from '../../access/list-export.server.ts';
import { timeOf } from '../../platform/clock/moments.ts';
import { yesOrNo } from '../../platform/sheets/sheet.ts';
import { agendaContract } from '../agenda.contract.ts';
import { blockLabels, holidayLabels, placeLabels, preparationLabels } from '../agenda.labels.ts';

/** The places as a spreadsheet. */
export const placesExport = listExport(agendaContract.listPlaces, 'carePlaces', {
  title: 'Locais de atendimento',
  whole: true,
  columns: [
    { header: placeLabels.name, value: ({ name }) => name },
    { header: placeLabels.address, value: ({ address }) => address },
    { header: placeLabels.rooms, value: ({ rooms }) => rooms.join(', ') },
    { header: 'Por ordem de chegada', value: ({ byArrival }) => yesOrNo(byArrival) },
  ],
});

/** What is blocked at a place as a spreadsheet. */
export const blocksExport = listExport(agendaContract.listBlocks, 'blocks', {
  title: 'Bloqueios',
  columns: [
    { header: blockLabels.fromDay, value: ({ fromDay }) => fromDay, as: 'day' },
    { header: blockLabels.fromMinute, value: ({ fromMinute }) => timeOf(fromMinute) },
    { header: blockLabels.toDay, value: ({ toDay }) => toDay, as: 'day' },
    { header: blockLabels.toMinute, value: ({ toMinute }) => timeOf(toMinute) },
    { header: 'Quem', value: ({ professionalName }) => professionalName || 'Todos do local' },
    { header: blockLabels.reason, value: ({ reason }) => reason },
  ],
});

/** The holidays as a spreadsheet. */
export const holidaysExport = listExport(agendaContract.listHolidays, 'holidays', {
  title: 'Feriados',
  whole: true,
  columns: [
    { header: holidayLabels.day, value: ({ day }) => day, as: 'day' },
    { header: holidayLabels.name, value: ({ name }) => name },
  ],
});

/** What each exam needs beforehand as a spreadsheet. */
export const preparationsExport = listExport(agendaContract.listPreparations, 'preparations', {
  title: 'Preparo dos exames',
  whole: true,
  columns: [
    { header: 'Código', value: ({ code }) => code },
    { header: preparationLabels.code, value: ({ name }) => name },
    { header: preparationLabels.text, value: ({ text }) => text },
  ],
});
