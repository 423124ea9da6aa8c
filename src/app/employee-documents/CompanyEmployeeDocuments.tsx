import { DocumentTable } from '../../documents/DocumentTable.tsx';
import { HeldRestrictions } from '../../restrictions/HeldRestrictions.tsx';

/** What a company has of its employee's documents, and what they may not do. */
export function CompanyEmployeeDocuments({ employeeId }: { employeeId: string | undefined }) {
  return <DocumentTable employeeId={employeeId} tabs={employeeId && <HeldRestrictions employeeId={employeeId} />} />;
}
