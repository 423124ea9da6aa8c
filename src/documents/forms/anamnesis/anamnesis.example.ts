import { formExample } from '../form.example.ts';
import { longName, longText } from '../shared/shared.example.ts';
import { specialSkillOptions, unfitSkillOptions } from '../shared/shared.labels.ts';
import { anamnesisPaper } from './anamnesis.paper.ts';
import type { AnamnesisAnswers } from './anamnesis.schema.ts';
import { anamnesisOptions, normalFindings } from './anamnesis-options.labels.ts';

const typical: AnamnesisAnswers = {
  companyId: 'c1',
  employeeId: 'e1',
  companyName: 'Padaria Pão Quente',
  corporateReason: 'Pão Quente Panificação Ltda.',
  cnpj: '11.222.333/0001-81',
  employeeName: 'Maria Aparecida dos Santos',
  employeeCpf: '529.982.247-25',
  employeeRg: '12.345.678-9',
  employeeDateBirth: '1990-05-20',
  employeeRegistration: '00123',
  employeeFunction: 'Padeira',
  employeeRole: 'Auxiliar de padaria',
  employeeSector: 'Produção',
  physicalRisks: 'Calor',
  chemicalRisks: '',
  biologicalRisks: '',
  ergonomicRisks: 'Trabalho em pé',
  mechanicalRiks: 'Queimaduras',
  exams: [
    {
      exam_name: 'Audiometria tonal',
      exam_date: '2026-11-09',
      chief_complaint: 'Zumbido ocasional',
      clinical_history: 'Há seis meses, após o turno da noite; sem perda auditiva percebida.',
    },
  ],
  pathologicalPersonalAndFamilyHistory: 'Pai hipertenso. Nega cirurgias, alergias e uso de medicamentos.',
  ...(Object.fromEntries(Object.entries(normalFindings).map(([group, finding]) => [group, [finding]])) as unknown as {
    [Group in keyof typeof normalFindings]: [(typeof normalFindings)[Group]];
  }),
  visualAcuity: ['20/20'],
  correction: ['s/ correção'],
  complementaryExams: ['em anexo, sem alterações'],
  diagnosticHypothesis: 'Sem doença ocupacional',
  conclusion: ['Apto(a)'],
  specialSkills: ['Apto(a) para manipulação de alimentos'],
  unfitSkills: [],
  conclusionObservation: 'Reavaliar audição em seis meses',
  location: 'São Paulo',
};

const everyOption = Object.fromEntries(
  Object.entries(anamnesisOptions).map(([group, options]) => [group, [...options]]),
) as unknown as { [Group in keyof typeof anamnesisOptions]: (typeof anamnesisOptions)[Group][number][] };

/** Answers that the form must take and print: the usual ones, the most, the least. */
export const anamnesisExamples = {
  typical,
  fullest: {
    ...typical,
    ...everyOption,
    conclusion: ['Inapto(a)'],
    employeeName: longName,
    chemicalRisks: 'Poeira de farinha, produtos de limpeza',
    biologicalRisks: 'Fungos',
    exams: Array.from({ length: 40 }, (_, at) => ({
      exam_name: `Exame complementar número ${at + 1}`,
      exam_date: '2026-11-09',
      chief_complaint: `Queixa número ${at + 1}: dor lombar ao levantar peso`,
      clinical_history:
        at === 0
          ? longText('Dor lombar desde a admissão, sem irradiação.', 3_500)
          : `História número ${at + 1}: início há dois anos, piora no fim do turno, melhora com repouso.`,
    })),
    pathologicalPersonalAndFamilyHistory: longText('Mãe diabética, pai hipertenso, irmão asmático.', 3_000),
    diagnosticHypothesis: longText('Lombalgia mecânica relacionada ao esforço, a esclarecer.', 1_500),
    specialSkills: specialSkillOptions.slice(0, 6),
    unfitSkills: unfitSkillOptions.slice(6),
    conclusionObservation: longText('Evitar carga acima de 15 kg até a reavaliação.', 1_500),
  },
  minimal: {
    ...typical,
    physicalRisks: '',
    ergonomicRisks: '',
    mechanicalRiks: '',
    specialSkills: [],
    unfitSkills: [],
  },
} satisfies Record<string, AnamnesisAnswers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: anamnesisExamples,
  paper: anamnesisPaper,
  pages: { fullest: [5, 6], typical: [1, 1], minimal: [1, 1] },
});
