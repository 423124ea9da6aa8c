/** The sections of the page in the order of the menu and of the footer's site map. */
export const sections = [
  { id: 'sobre', label: 'Sobre' },
  { id: 'servicos', label: 'Serviços' },
  { id: 'sistema', label: 'Sistema' },
  { id: 'motivacoes', label: 'Motivações' },
  { id: 'contatos', label: 'Contatos' },
] as const;
