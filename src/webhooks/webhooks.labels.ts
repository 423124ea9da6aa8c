/** What the fields of a webhook are called on screen. */
export const webhookLabels = {
  name: 'Nome',
  url: 'Endereço',
  events: 'O que avisar',
  active: 'Ativo',
} as const;
