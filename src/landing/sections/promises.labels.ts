/** What the page promises of the system: only what is so today, as promises.test.ts shows of each (product 8.1). */
export const promises = {
  cards: {
    title: 'Cards interativos',
    text: 'Os números da sua operação na primeira tela, a um clique da lista.',
  },
  history: {
    title: 'Histórico de documentos',
    text: 'Os documentos de cada colaborador em um só lugar, sem caixas nem pastas.',
  },
  live: {
    title: 'Acompanhamento em tempo real',
    text: 'O documento que a clínica libera aparece para a empresa no mesmo instante.',
  },
  notifications: {
    title: 'Notificações de atualização',
    text: 'Um sino avisa do que há de novo e leva direto até lá.',
  },
  units: {
    title: 'Gestão por unidade',
    text: 'Matriz e filiais, cada uma com os seus dados e os seus colaboradores.',
  },
  followUp: {
    title: 'Acompanhamento de atendimentos',
    text: 'Quando o ASO de um colaborador chega, a empresa é avisada e o abre ali mesmo.',
  },
} as const;
