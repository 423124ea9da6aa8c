/** What somebody does about a change that nobody of that name has made; ends every mail that tells of one. */
export const notYou =
  'Se não foi você, use ‘Esqueci minha senha’ na tela de entrada, confira as sessões em Configurações e avise um administrador da clínica.';
