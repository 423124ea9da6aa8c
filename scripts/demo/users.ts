/** Who signs in to the demonstration. Everybody and everything in it is invented; addresses end in `.example`. */

export const adminEmail = 'admin@demo.example';

/** The practice as its own data say it; not one of them is the example's. */
export const practice = {
  name: 'Clínica Vila Nova',
  slogan: 'Medicina e segurança do trabalho',
  phone: '(11) 4100-2200',
  email: 'contato@vilanova.example',
  address: 'Rua das Acácias, 250, Vila Nova',
  city: 'São Paulo – SP',
  map_query: '',
  social: '',
  physician_name: 'Helena Prado',
  physician_registration: 'CRM/SP 187654',
  physician_address: 'Rua das Acácias, 250, Vila Nova, São Paulo – SP',
  physician_phone: '(11) 4100-2201',
  hero_title: 'Quem cuida de quem trabalha.',
  hero_text: 'Exames ocupacionais com hora marcada e a documentação da sua empresa em ordem.',
  form_city: 'São Paulo',
};

/** Issues every document, and answers for the practice and its programmes. */
export const physician = {
  name: 'Helena Prado',
  email: 'profissional@demo.example',
  cpf: '295.379.955-93',
  rg: '12.345.678-9',
  formation: 'Medicina',
  organ: 'Conselho Regional de Medicina',
  acronym: 'CRM',
  registration_number: '187654',
  rqe: '70321',
  uf: 'SP',
  title: 'Médico(a) do Trabalho',
  phone_number: '(11) 94000-0002',
};

export const nurse = {
  ...physician,
  name: 'Marta Figueira',
  email: 'enfermagem@demo.example',
  cpf: '862.883.667-57',
  formation: 'Enfermagem',
  organ: 'Conselho Regional de Enfermagem',
  acronym: 'COREN',
  registration_number: '254310',
  rqe: '',
  title: 'Enfermeiro(a) do Trabalho',
  phone_number: '(11) 94000-0004',
};

export const receptionist = {
  ...physician,
  name: 'Bruna Lopes',
  email: 'recepcao@demo.example',
  cpf: '390.533.447-05',
  formation: 'Técnica em Administração',
  organ: 'Não se aplica',
  acronym: '—',
  registration_number: '',
  rqe: '',
  title: 'Recepcionista',
  phone_number: '(11) 94000-0003',
  access: 'reception',
};
