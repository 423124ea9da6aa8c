import { useParams } from 'react-router';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { annualReportLabels } from '../annual-reports.labels.ts';
import { annualReportsApi } from '../useAnnualReports.ts';
import { BreakdownField } from './BreakdownField.tsx';

const field = fieldsOf(annualReportLabels);
const loadSchema = async () => (await import('../annual-reports.contract.ts')).newReportFields;

/** Begins the report of a period of the company of the address. */
export default function ReportBeginModal() {
  const { companyId = '' } = useParams();
  const form = useSchemaForm(loadSchema, { from_on: '', until_on: '', breakdown: 'unit' });
  return (
    <CreateModal
      title="Começar relatório"
      form={form}
      save={(input) => annualReportsApi.create.call({ companyId, ...input })}
      savedToast="Relatório começado com sucesso!"
      failedToast="Erro ao começar o relatório. Por favor, confira os campos."
      buttonLabel="Começar"
    >
      <DateField {...field('from_on')} required />
      <DateField {...field('until_on')} description="O relatório é anual; emite-se depois deste dia" required />
      <BreakdownField />
    </CreateModal>
  );
}
