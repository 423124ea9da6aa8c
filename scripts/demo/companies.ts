import type { Occasion } from '../../src/programmes/programmes.labels.ts';

/** The client companies of the demonstration, with what their people do there. Everything is invented. */

export type Job = { office: string; employee_function: string; sector: string; cbo: string };

const job = (employee_function: string, office: string, sector: string, cbo: string): Job => {
  return { employee_function, office, sector, cbo };
};

const place = { cep: '01310-100', address: 'Avenida Paulista, 1000', neighborhood: 'Bela Vista' };
const inTown = { ...place, city: 'São Paulo', state: 'SP', legal_representative: 'Otávio Sampaio' };
const unitContact = { ...inTown, phone: '(11) 3456-7891', cpf_legal_representative: '123.456.789-09' };

const everyTime: Occasion[] = ['admission', 'periodic', 'return', 'riskChange', 'dismissal'];
const exam = (code: string, name: string, everyMonths: number | null, occasions = everyTime) => {
  return { code, name, occasions, everyMonths, firstAfterMonths: null, indicator: '', justification: '' };
};
const clinical = (everyMonths: number) =>
  exam('0295', 'Avaliação clínica ocupacional (anamnese e exame físico)', everyMonths);
const audiometry = exam('0281', 'Audiometria tonal ocupacional', 12, ['admission', 'periodic', 'dismissal']);
const risk = (kind: string, name: string, source: string, code = '', medicalControl = true) => {
  return { kind, code, name, source, intensity: '', medicalControl };
};
const noise = (source: string) => risk('physical', 'Ruído', source, '02.01.001');
const none = { absence: true, risks: [], aptitudes: [], exams: [clinical(24)] };

/** A company, its units, its groups and what people do in each; `outside` is a function that no group has yet. */
export const companies = [
  {
    people: 26,
    record: {
      email: 'empresa@demo.example',
      cnpj: '11.222.333/0001-81',
      corporate_reason: 'Pão Quente Panificação Ltda.',
      fantasy_name: 'Padaria Pão Quente',
      identification: 'Matriz',
      ...place,
      phone: '(11) 3456-7890',
      dt_start_esocial: '10-10-2022',
      legal_nature: '206-2',
      esocial_environment: 'produção restrita',
    },
    units: [
      { identification: 'Loja Centro', cnpj: '11.222.333/0002-62', cnae: '1091-1/02', activity: 'Panificação' },
      { identification: 'Loja Moema', cnpj: '11.222.333/0003-43', cnae: '1091-1/02', activity: 'Panificação' },
    ].map((unit) => ({ ...unitContact, ...unit, degree_of_risk: '3', reference_contact: 'Joana Ribeiro' })),
    unitEmail: 'lojas@paoquente.example',
    outside: job('Motorista de entrega', 'Motorista', 'Entregas', '782310'),
    groups: [
      {
        name: 'Produção',
        jobs: [
          job('Padeiro(a)', 'Padeiro(a)', 'Produção', '848305'),
          job('Confeiteiro(a)', 'Confeiteiro(a)', 'Produção', '848310'),
        ],
        fields: {
          absence: false,
          risks: [noise('Masseira e cilindro'), risk('accident', 'Queimaduras', 'Forno')],
          aptitudes: ['Apto(a) para manipulação de alimentos'],
          exams: [clinical(12), audiometry],
        },
      },
      {
        name: 'Atendimento',
        jobs: [job('Atendente de balcão', 'Atendente', 'Loja', '513435')],
        fields: {
          absence: false,
          risks: [risk('ergonomic', 'Trabalho em pé por longos períodos', 'Balcão')],
          aptitudes: ['Apto(a) para manipulação de alimentos'],
          exams: [clinical(12)],
        },
      },
      { name: 'Gerência', jobs: [job('Gerente de loja', 'Gerente', 'Gerência', '142320')], fields: none },
    ],
  },
  {
    people: 54,
    record: {
      email: 'aurora@demo.example',
      cnpj: '12.ABC.345/01DE-35',
      corporate_reason: 'Construtora Aurora S.A.',
      fantasy_name: 'Aurora Engenharia',
      identification: 'Sede',
      ...place,
      phone: '(11) 3222-1100',
      dt_start_esocial: '10-01-2023',
      legal_nature: '205-4',
      esocial_environment: 'produção restrita',
    },
    units: [
      { identification: 'Obra Jardins', cnpj: '12.ABC.345/01DE-35', cnae: '4120-4/00' },
      { identification: 'Obra Butantã', cnpj: '12.ABC.345/01DE-35', cnae: '4120-4/00' },
    ].map((unit) => ({
      ...{ ...unitContact, ...unit, activity: 'Construção de edifícios', degree_of_risk: '3' },
      reference_contact: 'Renato Vilela',
    })),
    unitEmail: 'obras@aurora.example',
    outside: job('Motorista', 'Motorista', 'Transporte', '782310'),
    groups: [
      {
        name: 'Obra',
        jobs: [
          job('Servente de obras', 'Servente', 'Obra', '717020'),
          job('Pedreiro(a)', 'Pedreiro(a)', 'Obra', '715210'),
          job('Carpinteiro(a)', 'Carpinteiro(a)', 'Obra', '715505'),
        ],
        fields: {
          absence: false,
          risks: [
            noise('Betoneira e serra'),
            risk('accident', 'Queda de altura', 'Andaimes'),
            risk('ergonomic', 'Levantamento de cargas', 'Transporte manual de materiais'),
          ],
          aptitudes: ['Apto(a) para trabalho em altura (NR-35)'],
          exams: [
            clinical(12),
            audiometry,
            exam('0530', 'ECG (Eletrocardiograma) convencional de até 12 derivações', 12),
            exam('0658', 'Glicemia', 12),
          ],
        },
      },
      {
        name: 'Elétrica',
        jobs: [job('Eletricista', 'Eletricista', 'Instalações', '715615')],
        fields: {
          absence: false,
          risks: [risk('accident', 'Choque elétrico', 'Quadros de distribuição'), noise('Obra')],
          aptitudes: ['Apto(a) para trabalho com eletricidade (NR-10)', 'Apto(a) para trabalho em altura (NR-35)'],
          exams: [
            clinical(12),
            audiometry,
            exam('0530', 'ECG (Eletrocardiograma) convencional de até 12 derivações', 12),
            exam('0296', 'Avaliação da acuidade visual', 12),
          ],
        },
      },
      {
        name: 'Escritório',
        jobs: [
          job('Assistente administrativo(a)', 'Assistente', 'Administração', '411010'),
          job('Engenheiro(a) civil', 'Engenheiro(a)', 'Projetos', '214205'),
        ],
        fields: none,
      },
    ],
  },
  {
    people: 40,
    record: {
      email: 'metalurgica@demo.example',
      cnpj: '23.456.789/0001-95',
      corporate_reason: 'Metalúrgica Ipê Indústria Ltda.',
      fantasy_name: 'Metalúrgica Ipê',
      identification: 'Fábrica',
      ...place,
      phone: '(11) 4655-3300',
      dt_start_esocial: '10-07-2022',
    },
    units: [
      {
        ...{ ...unitContact, identification: 'Fábrica', cnpj: '23.456.789/0001-95', cnae: '2542-0/00' },
        ...{ activity: 'Fabricação de artigos de serralheria', degree_of_risk: '3' },
        reference_contact: 'Cíntia Bastos',
      },
    ],
    unitEmail: 'fabrica@ipe.example',
    outside: job('Almoxarife', 'Almoxarife', 'Almoxarifado', '414105'),
    groups: [
      {
        name: 'Solda',
        jobs: [job('Soldador(a)', 'Soldador(a)', 'Soldagem', '724315')],
        fields: {
          absence: false,
          risks: [
            noise('Esmerilhadeira'),
            risk('chemical', 'Manganês e seus compostos', 'Fumos de solda', '01.14.001'),
          ],
          aptitudes: [],
          exams: [clinical(12), audiometry, exam('1057', 'Prova de função pulmonar completa (ou espirometria)', 24)],
        },
      },
      {
        name: 'Usinagem',
        jobs: [job('Operador(a) de torno', 'Operador(a) de máquinas', 'Usinagem', '721215')],
        fields: {
          absence: false,
          risks: [noise('Tornos e fresas'), risk('accident', 'Corte e prensagem', 'Partes móveis')],
          aptitudes: [],
          exams: [clinical(12), audiometry],
        },
      },
      {
        name: 'Administração',
        jobs: [job('Auxiliar administrativo(a)', 'Auxiliar', 'Administração', '411010')],
        fields: none,
      },
    ],
  },
] as const;

export type DemoCompany = (typeof companies)[number];
