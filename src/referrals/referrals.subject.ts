import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../live/topics.ts' {
  interface Topics {
    referrals: keyof typeof referrals.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    referrals: keyof typeof referrals.trail;
  }
}

/** What trail, backup and move have to know of referrals. */
export const referrals = {
  tables: {
    referral_numbers: { key: ['year'], writtenAt: null, person: { none: 'a counter' } },
    referrals: { key: ['company_id', 'id'], writtenAt: 'updated_at', person: { column: 'employee_id' } },
    referral_moves: {
      key: ['company_id', 'referral_id', 'version'],
      writtenAt: 'created_at',
      person: { through: 'referrals', column: 'referral_id' },
    },
    panel_links: { key: ['place_id'], writtenAt: 'created_at', person: { none: 'a link of a place' } },
    calendar_links: { key: ['company_id'], writtenAt: 'created_at', person: { none: 'a link of a company' } },
  },
  trail: {
    referral: {
      label: 'Encaminhamento',
      fields: { occasion: 'Ocasião', place: 'Local', day: 'Dia', time: 'Horário' },
      calls: {
        ...{ referrals: 'referralId', guide: 'referralId', calendar: 'referralId', queue: 'referralId' },
        checklist: 'referralId',
        ...{ referring: null, referralCounts: null, queueCounts: null },
      },
      webhooks: {
        idName: 'referralId',
        events: {
          referred: 'referral.created',
          rescheduled: 'referral.rescheduled',
          cancelled: 'referral.cancelled',
          arrived: 'referral.arrived',
          'arrival-undone': 'referral.updated',
          attended: 'referral.updated',
          'taken-over': 'referral.updated',
          'sent-back': 'referral.updated',
          missed: 'referral.missed',
          completed: 'referral.completed',
          reopened: 'referral.updated',
          updated: 'referral.updated',
        },
      },
    },
  },
  live: {
    referral: {
      readBy: 'referrals.read',
      shownBy: ['referrals', 'freeTimes', 'agendaDay', 'queue', 'checklist', 'referralCounts', 'queueCounts'],
    },
  },
} as const satisfies SubjectDeclaration;
