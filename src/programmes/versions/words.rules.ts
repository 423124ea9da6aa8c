import { schemeOf, schemeText, vaccineName } from '../../vaccinations/vaccine-schemes.labels.ts';
import { dustBandLabels, indicatorLabels, occasionLabels, riskKindLabels } from '../programmes.labels.ts';
import type { PlannedVaccine, ProtocolExam, Risk } from '../programmes.schema.ts';

/** A yes or no as a person reads it. */
export const yesNo = (value: boolean) => (value ? 'sim' : 'não');

/** A risk with all that is known of it, in one line: `Ruído (02.01.001), físico, fonte prensa, 88 dB(A), com controle médico`. */
export function riskText(risk: Risk): string {
  const { kind, code, name, source, intensity, medicalControl, band, harms, exams, noExam } = risk;
  return [
    code ? `${name} (${code})` : name,
    riskKindLabels[kind].toLowerCase(),
    source && `fonte: ${source}`,
    intensity,
    band && `poeira: ${dustBandLabels[band].toLowerCase()}`,
    medicalControl ? 'com controle médico' : 'sem controle médico',
    harms && `agravos: ${harms}`,
    exams.length > 0 && `acompanhado por: ${exams.join(', ')}`,
    noExam && `sem exame: ${noExam}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** An exam of a protocol in one line: `Audiometria (0281), no admissional e no periódico, a cada 12 meses`. */
export function examText(exam: ProtocolExam): string {
  const { code, name, occasions, everyMonths, firstAfterMonths, indicator, justification } = exam;
  const { criterion, conduct } = exam;
  return [
    `${name} (${code})`,
    occasions.map((occasion) => occasionLabels[occasion].toLowerCase()).join(', '),
    everyMonths === null ? '' : `a cada ${monthsText(everyMonths)}`,
    firstAfterMonths === null ? '' : `o primeiro ${monthsText(firstAfterMonths)} depois da admissão`,
    indicator && indicatorLabels[indicator].toLowerCase(),
    justification && `justificativa: ${justification}`,
    criterion && `critério: ${criterion}`,
    conduct && `conduta: ${conduct}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A vaccine of a plan in one line: `Influenza, uma dose a cada ano`. */
export function vaccineText(vaccine: PlannedVaccine): string {
  const { reason } = vaccine;
  return [vaccineName(vaccine), schemeText(schemeOf(vaccine)), reason && `motivo: ${reason}`]
    .filter(Boolean)
    .join(', ');
}

function monthsText(months: number): string {
  return months === 1 ? '1 mês' : `${months} meses`;
}
