import type { AbsenceNature, AbsenceSource, GradualReturn } from './absences.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    absences: {
      company_id: string;
      id: string;
      employee_id: string;
      starts_on: string;
      ends_on: string | null;
      source: AbsenceSource;
      nature: AbsenceNature;
      gradual_return: GradualReturn;
      cause: string | null;
      version: number;
      created_at: string;
      updated_at: string;
      withdrawn_at: string | null;
    };
  }
}
