import type { SubjectDeclaration } from '../trail/subject.ts';
import { catTrailLabels } from './cats/cats.labels.ts';
import { conditionLabels } from './conditions/conditions.labels.ts';
import { esocialLabels } from './esocial.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    esocial: keyof typeof esocial.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    esocial: keyof typeof esocial.trail;
  }
}

/** What trail, backup and move have to know of the events of the eSocial. */
export const esocial = {
  tables: {
    esocial_lines: { key: ['company_id', 'id'], writtenAt: 'created_at', person: { column: 'employee_id' } },
    esocial_sources: {
      key: ['company_id', 'document_id'],
      writtenAt: null,
      person: { none: 'which document says what a line tells of, in which the person is' },
    },
    esocial_events: { key: ['company_id', 'id'], writtenAt: 'updated_at', person: { column: 'employee_id' } },
    esocial_batches: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      person: { none: 'a batch, of which the events are somebody’s' },
    },
    esocial_batch_events: {
      key: ['company_id', 'batch_id', 'event_id'],
      writtenAt: null,
      sealed: ['xml'],
      person: { none: 'an event as it was signed, which says what the event and its document say' },
    },
    esocial_marks: {
      key: ['company_id', 'document_id'],
      writtenAt: null,
      person: { none: 'a document that is still to be looked at' },
    },
    esocial_exams: { key: ['company_id', 'id'], writtenAt: 'updated_at', person: { column: 'employee_id' } },
    cats: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      sealed: ['content'],
      person: { column: 'employee_id' },
    },
    esocial_conditions: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      person: { none: 'conditions of a group; who answers for the records is no patient' },
    },
    esocial_people: { key: ['company_id', 'employee_id'], writtenAt: null, person: { column: 'employee_id' } },
    esocial_identities: {
      key: ['employer', 'second'],
      writtenAt: null,
      person: { none: 'how many identities were given in a second' },
    },
  },
  trail: {
    esocialEvent: { label: 'Evento do eSocial', fields: esocialLabels, calls: { esocial: 'eventId' } },
    esocialBatch: { label: 'Lote do eSocial', calls: { esocialSending: 'batchId' } },
    cat: { label: 'CAT', fields: catTrailLabels, calls: { cats: 'catId' } },
    condition: { label: 'Condições ambientais', fields: conditionLabels, calls: { conditions: 'conditionId' } },
  },
  live: {
    esocialEvent: { readBy: 'esocial.read', shownBy: ['esocial', 'esocialSending', 'cats', 'diseases'] },
    esocialBatch: { readBy: 'esocial.read', shownBy: ['esocialSending', 'esocial'] },
    cat: { readBy: 'cats.read', shownBy: ['cats', 'diseases'] },
    condition: { readBy: 'esocial.read', shownBy: ['conditions'] },
  },
} as const satisfies SubjectDeclaration;
