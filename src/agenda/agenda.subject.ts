import type { SubjectDeclaration } from '../trail/subject.ts';
import { blockLabels, holidayLabels, placeLabels, preparationLabels } from './agenda.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    agenda: keyof typeof agenda.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    agenda: keyof typeof agenda.trail;
  }
}

/** What trail, backup and move have to know of where and when the practice attends. */
export const agenda = {
  tables: {
    care_places: { key: ['id'], writtenAt: 'updated_at', person: { none: 'a place' } },
    care_hours: { key: ['id'], writtenAt: 'created_at', person: { none: 'the hours of a place' } },
    care_blocks: { key: ['id'], writtenAt: 'created_at', person: { none: 'when nobody attends' } },
    holidays: { key: ['day'], writtenAt: 'created_at', person: { none: 'a day' } },
    exam_preparations: { key: ['exam_code'], writtenAt: 'updated_at', person: { none: 'an exam' } },
    care_days: { key: ['place_id', 'day'], writtenAt: null, person: { none: 'a lock on a day' } },
  },
  trail: {
    carePlace: {
      label: 'Local de atendimento',
      fields: { ...placeLabels, ...blockLabels, hours: 'Horários' },
      name: { table: 'care_places', column: 'name' },
      openToAdmins: true,
      calls: { agenda: 'placeId', freeTimes: 'placeId', agendaDay: null, panelLinks: 'placeId' },
    },
    holiday: {
      label: 'Feriado',
      fields: holidayLabels,
      openToAdmins: true,
      calls: { 'agenda.listHolidays': null, 'agenda.putHolidays': null, 'agenda.removeHoliday': null },
    },
    examPreparation: {
      label: 'Preparo de exame',
      fields: preparationLabels,
      openToAdmins: true,
      calls: { 'agenda.listPreparations': null, 'agenda.putPreparation': null, 'agenda.removePreparation': null },
    },
  },
  live: {
    carePlace: {
      readBy: 'agenda.freeTimes',
      shownBy: ['agenda', 'freeTimes', 'agendaDay', 'queueCounts', 'panelLinks'],
    },
    examPreparation: { readBy: 'agenda.read', shownBy: ['agenda'] },
    holiday: { readBy: 'agenda.freeTimes', shownBy: ['agenda', 'freeTimes', 'agendaDay'] },
  },
} as const satisfies SubjectDeclaration;
