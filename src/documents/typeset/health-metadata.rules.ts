import type { TypesetInput } from './typeset-input.ts';

/** The kinds of health document that ICP-Brasil has a number for (ITI, "metadados de documentos de saúde"). */
const kinds = {
  prescription: '2.16.76.1.12.1.1',
  certificate: '2.16.76.1.12.1.2',
  examRequest: '2.16.76.1.12.1.3',
  report: '2.16.76.1.12.1.11',
} as const;

const ofForm: Readonly<Record<string, keyof typeof kinds>> = {
  aso: 'certificate',
  anamnesis: 'report',
  prescription: 'prescription',
  'exam-request-1': 'examRequest',
  'exam-request-2': 'examRequest',
};

/** Of the declarations by their title; the others are of none of these kinds. */
const ofTitle: Readonly<Record<string, keyof typeof kinds>> = {
  'Atestado médico': 'certificate',
  Laudo: 'report',
  Relatório: 'report',
  Receituário: 'prescription',
};

/** What a health document says of itself in the file's own metadata: its kind, and the physician's CRM with its state. */
export function healthMetadata({ kind, paper, issuer }: TypesetInput): Readonly<Record<string, string>> {
  const known = ofForm[kind] ?? ofTitle[paper.title];
  return {
    ...(known && { [kinds[known]]: paper.title }),
    ...(issuer.organ === 'CRM' && { '2.16.76.1.4.2.2.1': issuer.number, '2.16.76.1.4.2.2.2': issuer.uf }),
  };
}
