/** The records of the demonstration: a fictitious practice with two client companies. Addresses end in `.example`. */

export const adminEmail = 'admin@demo.example';

export const professional = {
  name: 'Helena Prado',
  email: 'profissional@demo.example',
  cpf: '295.379.955-93',
  rg: '12.345.678-9',
  formation: 'Medicina',
  organ: 'Conselho Regional de Medicina',
  acronym: 'CRM',
  registration_number: '123456',
  uf: 'SP',
  title: 'Médico(a) do Trabalho',
  phone_number: '(11) 94000-0002',
};

export const receptionist = {
  ...professional,
  name: 'Bruna Lopes',
  email: 'recepcao@demo.example',
  cpf: '390.533.447-05',
  formation: 'Técnica em Administração',
  organ: 'Não se aplica',
  acronym: '—',
  registration_number: '',
  title: 'Recepcionista',
  phone_number: '(11) 94000-0003',
  access: 'reception',
};

const address = { cep: '01310-100', address: 'Avenida Paulista, 1000', neighborhood: 'Bela Vista' };

export const companies = [
  {
    email: 'empresa@demo.example',
    cnpj: '11.222.333/0001-81',
    corporate_reason: 'Pão Quente Panificação Ltda.',
    fantasy_name: 'Padaria Pão Quente',
    identification: 'Matriz',
    ...address,
    phone: '(11) 3456-7890',
    dt_start_esocial: '10-10-2022',
  },
  {
    email: 'aurora@demo.example',
    cnpj: '12.ABC.345/01DE-35',
    corporate_reason: 'Construtora Aurora S.A.',
    fantasy_name: 'Aurora Engenharia',
    identification: 'Sede',
    ...address,
    phone: '(11) 3222-1100',
    dt_start_esocial: '10-01-2023',
  },
];

const unitContact = {
  ...address,
  city: 'São Paulo',
  state: 'SP',
  reference_contact: 'Joana Ribeiro',
  phone: '(11) 3456-7891',
  legal_representative: 'João da Silva',
  cpf_legal_representative: '123.456.789-09',
};

/** Units by the place of their company in `companies`. */
export const units = [
  [
    { identification: 'Loja Centro', cnpj: '11.222.333/0002-62', cnae: '1091-1/02', activity: 'Panificação' },
    { identification: 'Loja Moema', cnpj: '11.222.333/0003-43', cnae: '1091-1/02', activity: 'Panificação' },
  ],
  [
    {
      identification: 'Obra Jardins',
      cnpj: '12.ABC.345/01DE-35',
      cnae: '4120-4/00',
      activity: 'Construção de edifícios',
    },
  ],
].map((list, at) =>
  list.map((unit) => ({ ...unitContact, ...unit, degree_of_risk: '3', email: `unidade${at + 1}@demo.example` })),
);

const jobs = [
  { office: 'Auxiliar de padaria', employee_function: 'Padeiro(a)', sector: 'Produção', cbo: '848305' },
  { office: 'Atendente', employee_function: 'Atendente de balcão', sector: 'Loja', cbo: '513435' },
  { office: 'Servente', employee_function: 'Servente de obras', sector: 'Obra', cbo: '717020' },
  { office: 'Eletricista', employee_function: 'Eletricista de instalações', sector: 'Manutenção', cbo: '951105' },
];

const names = [
  ['Maria Aparecida dos Santos', '529.982.247-25', 'feminino'],
  ['José Carlos Ferreira', '133.782.710-00', 'masculino'],
  ['Ângela Conceição Souza', '390.533.447-05', 'feminino'],
  ['Antônio Álvaro Gonçalves', '123.456.789-09', 'masculino'],
  ['Luíza Helena Magalhães', '111.444.777-35', 'feminino'],
  ['Sebastião Araújo Lima', '862.883.667-57', 'masculino'],
] as const;

/** The employees of each company, spread over its units. */
export const employees = companies.map((_, company) =>
  names.map(([name, cpf, sex], at) => ({
    name,
    cpf,
    sex,
    rg: `${20 + at}.345.678-${at}`,
    nis: '',
    pcd: at === 3 ? 'sim' : 'não',
    pcd_observation: at === 3 ? 'Deficiência auditiva unilateral' : 'Observação',
    dt_birth: `${10 + at}-0${at + 1}-19${70 + at * 4}`,
    phone_number: `(11) 91234-56${company}${at}`,
    admission_dt: `0${at + 1}-03-2021`,
    function_start_dt: `0${at + 1}-03-2021`,
    registration: `${company + 1}00${at + 1}`,
    ...(jobs[(company * 2 + (at % 2)) % jobs.length] ?? jobs[0]),
  })),
);

/** What is stored for the first employee of each company. */
export const documents = [
  { name: 'Audiometria tonal 2026', medicalConfidentiality: true },
  { name: 'Comprovante de entrega do ASO', medicalConfidentiality: false },
];
