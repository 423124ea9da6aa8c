import { examResults, resultLabels } from '../../exams/exams.labels.ts';
import { fold } from '../../platform/database/search/search.ts';
import { occasionLabels, occasions } from '../../programmes/programmes.labels.ts';
import type { DescribedColumns } from './described.rules.ts';

const ownWords = [
  ...occasions.map((occasion) => [occasionLabels[occasion], occasion]),
  ...examResults.map((result) => [resultLabels[result], result]),
].map(([word = '', kept = '']) => [fold(word), kept]);
const wordsOf = (kept: readonly string[]) =>
  Object.fromEntries(ownWords.filter(([, each = '']) => kept.includes(each)));

/** How other products name the occasion; by `headerKey`. */
const occasionWords = {
  ...wordsOf(occasions),
  admissao: 'admission',
  adm: 'admission',
  'pre admissional': 'admission',
  periodica: 'periodic',
  per: 'periodic',
  retorno: 'return',
  'retorno trabalho': 'return',
  'retorno de afastamento': 'return',
  'volta ao trabalho': 'return',
  'mudanca de funcao': 'riskChange',
  'mudanca de risco': 'riskChange',
  'mudanca de riscos': 'riskChange',
  'troca de funcao': 'riskChange',
  mudanca: 'riskChange',
  demissao: 'dismissal',
  dem: 'dismissal',
  desligamento: 'dismissal',
  rescisao: 'dismissal',
};

/** What else a result is called; the figures are those of eSocial's S-2220 (`indResult`). */
const resultWords = {
  ...wordsOf(examResults),
  '1': 'normal',
  '2': 'altered',
  '3': 'stable',
  '4': 'worse',
  n: 'normal',
  'dentro da normalidade': 'normal',
  'sem alteracoes': 'normal',
  'sem alteracao': 'normal',
  'dentro dos limites': 'normal',
  a: 'altered',
  alterada: 'altered',
  anormal: 'altered',
  'com alteracao': 'altered',
  'com alteracoes': 'altered',
  'fora da normalidade': 'altered',
  'alterado estavel': 'stable',
  mantido: 'stable',
  inalterado: 'stable',
  agravado: 'worse',
  'alterado agravado': 'worse',
  piora: 'worse',
  agravada: 'worse',
};

/** The columns of exams that were done. */
export const examColumns: DescribedColumns<'exam-records'> = {
  cpf: {
    form: 'cpf',
    synonyms: [
      'Nº CPF',
      'CPF do funcionário',
      'CPF do colaborador',
      'CPF do empregado',
      'CPF do paciente',
      'CPF do trabalhador',
      'CIC',
      'Documento',
    ],
    examples: ['529.982.247-25', '111.444.777-35'],
    explanation: 'De quem é o exame: alguém que está no cadastro da empresa.',
  },
  registration: {
    form: 'code',
    synonyms: ['Mat', 'Nº matrícula', 'Código do funcionário', 'Registro', 'Matrícula eSocial', 'RE', 'Chapa'],
    examples: ['1024', ''],
    explanation: 'Só é preciso quando a mesma pessoa tem dois cadastros na empresa.',
    required: false,
  },
  exam_code: {
    form: 'exam',
    synonyms: [
      'Código do exame',
      'Código',
      'Cód. procedimento',
      'Código do procedimento',
      'Tabela 27',
      'Código Tabela 27',
      'Código eSocial',
      'Procedimento eSocial',
      'Cód. eSocial',
    ],
    examples: ['0281', ''],
    explanation: 'Os 4 dígitos do exame na Tabela 27 do eSocial; quem o escreve pode deixar o nome em branco.',
  },
  exam_name: {
    synonyms: [
      'Exame',
      'Nome exame',
      'Procedimento',
      'Nome do procedimento',
      'Descrição do exame',
      'Exame realizado',
      'Tipo de exame complementar',
      'Descrição',
    ],
    examples: ['', 'Audiometria tonal'],
    explanation: 'O nome do exame, para quando não se sabe o código.',
    required: false,
  },
  done_on: {
    form: 'date',
    synonyms: [
      'Data do exame',
      'Data',
      'Data de realização',
      'Realizado em',
      'Realização',
      'Data realizado',
      'DTEXAME',
      'Data do resultado',
      'Data de execução',
    ],
    examples: ['12/03/2026', '05/02/2026'],
    explanation: 'O dia em que o exame foi feito.',
  },
  place: {
    synonyms: [
      'Local',
      'Clínica',
      'Laboratório',
      'Prestador',
      'Local de realização',
      'Onde foi feito',
      'Credenciado',
      'Fornecedor',
    ],
    examples: ['Laboratório Central', ''],
    explanation: 'Onde o exame foi feito.',
  },
  occasion: {
    form: 'choice',
    options: occasionWords,
    synonyms: [
      'Tipo',
      'Tipo de ASO',
      'Tipo do exame',
      'Tipo de exame',
      'Motivo',
      'Natureza',
      'Tipo de exame ocupacional',
      'Natureza do exame',
    ],
    examples: ['Periódico', 'Admissional'],
    explanation: `Um de: ${occasions.map((occasion) => occasionLabels[occasion]).join(', ')}.`,
  },
  result: {
    form: 'choice',
    options: resultWords,
    synonyms: ['Resultado do exame', 'Conclusão', 'Situação', 'Normal/Alterado', 'Parecer'],
    examples: ['Normal', 'Alterado'],
    explanation: `Uma palavra: ${examResults.map((result) => resultLabels[result]).join(', ')}. Em branco: não se sabe.`,
  },
};
