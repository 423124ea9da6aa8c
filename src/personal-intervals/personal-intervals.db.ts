declare module '../platform/database/tables.ts' {
  interface Tables {
    personal_intervals: {
      company_id: string;
      id: string;
      employee_id: string;
      exam_code: string;
      exam_name: string;
      months: number;
      from_on: string;
      until_on: string | null;
      reason: string;
      decided_by: string;
      version: number;
      created_at: string;
      updated_at: string;
      withdrawn_at: string | null;
    };
  }
}
