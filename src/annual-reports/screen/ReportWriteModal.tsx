import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { EditModal } from '../../ui/form/EditModal.tsx';
import type { AnnualReport } from '../annual-reports.contract.ts';
import { annualReportLabels } from '../annual-reports.labels.ts';
import { annualReportsApi } from '../useAnnualReports.ts';
import { BreakdownField } from './BreakdownField.tsx';

const field = fieldsOf(annualReportLabels);
const loadSchema = async () => (await import('../annual-reports.contract.ts')).reportFields;
const degrees = [
  ...['1', '2', '3', '4'].map((value) => ({ value, label: value })),
  { value: '', label: 'O das unidades' },
];
const typed = (date: string) => (date ? formatDate(date) : '');

/** What a physician writes of a report: it stays a draft until it is issued. */
export default function ReportWriteModal() {
  const { reportId = '' } = useParams();
  return (
    <EditModal
      title="Escrever o relatório"
      loadSchema={loadSchema}
      labels={annualReportLabels}
      read={annualReportsApi.read.queryOptions({ input: { reportId }, select: ({ report }) => report })}
      toForm={({ breakdown, degree, lacking, discussion, previous_on }: AnnualReport) => ({
        ...{ breakdown, degree, lacking, discussion, previous_on: typed(previous_on) },
      })}
      save={(written, { version }) => annualReportsApi.update.call({ ...written, reportId, version })}
      savedToast="Relatório guardado com sucesso!"
      failedToast="Erro ao guardar o relatório. Por favor, tente novamente."
    >
      <Stack gap="sm">
        <LongTextField
          {...field('discussion')}
          description="Do médico, sem nomes nem números de resultados e doenças: a empresa a lê no relatório emitido"
        />
        <LongTextField {...field('lacking')} description="Se faltaram, o relatório deve dizê-lo" />
        <BreakdownField />
        <RadioField
          {...field('degree')}
          data={degrees}
          description="Dele e do número de empregados vem a forma (7.6.6)"
        />
        <DateField {...field('previous_on')} />
      </Stack>
    </EditModal>
  );
}
