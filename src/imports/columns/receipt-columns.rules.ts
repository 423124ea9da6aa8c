import type { DescribedColumns } from './described.rules.ts';

/** How other products name the type of an event; by `headerKey`. */
const kindWords = {
  's 2220': 'S-2220',
  s2220: 'S-2220',
  '2220': 'S-2220',
  aso: 'S-2220',
  's 2210': 'S-2210',
  s2210: 'S-2210',
  '2210': 'S-2210',
  cat: 'S-2210',
  's 2240': 'S-2240',
  s2240: 'S-2240',
  '2240': 'S-2240',
  's 3000': 'S-3000',
  s3000: 'S-3000',
  '3000': 'S-3000',
  exclusao: 'S-3000',
};

/** The columns of receipts that another system has. */
export const receiptColumns: DescribedColumns<'receipts'> = {
  cpf: {
    form: 'cpf',
    synonyms: ['Nº CPF', 'CPF do trabalhador', 'CPF do funcionário', 'CPF do colaborador', 'cpfTrab'],
    examples: ['529.982.247-25', '111.444.777-35'],
    explanation: 'De quem o evento trata: alguém que está no cadastro da empresa.',
  },
  registration: {
    form: 'code',
    synonyms: ['Mat', 'Nº matrícula', 'Código do funcionário', 'Chapa'],
    examples: ['1024', ''],
    explanation: 'Só é preciso quando a mesma pessoa tem dois cadastros na empresa.',
    required: false,
  },
  kind: {
    form: 'choice',
    options: kindWords,
    synonyms: ['Evento', 'Tipo', 'Tipo do evento', 'tpEvento', 'Layout', 'Leiaute'],
    examples: ['S-2220', ''],
    explanation: 'S-2220, S-2210, S-2240 ou S-3000. Em branco: o único que a pessoa tem daquele documento ou dia.',
  },
  document: {
    synonyms: ['ASO', 'Nº do ASO', 'Número', 'Documento', 'Número do documento', 'Nº documento'],
    examples: ['2026/000123', ''],
    explanation: 'O número do ASO emitido no Zelo; pode ficar em branco quando há a data.',
  },
  day: {
    form: 'date',
    synonyms: ['Data', 'Data do ASO', 'dtAso', 'Data do exame', 'Data da condição', 'Data do acidente'],
    examples: ['12/03/2026', '05/02/2026'],
    explanation:
      'O dia do evento: do ASO, do acidente, do início da condição. Pode ficar em branco quando há o número.',
  },
  receipt: {
    synonyms: ['Nº do recibo', 'Número do recibo', 'nrRecibo', 'Recibo de entrega', 'Recibo do evento'],
    examples: ['1.2.0000000000123456789', '1.2.0000000000123456790'],
    explanation: 'Como o eSocial o deu: 1, ponto, um número, ponto e 19 números.',
  },
};
