/** What is said where a paper can't be issued because nobody has said where it leads (decision 105). */
export const addressMissing =
  'Falta confirmar o endereço público do Zelo, que vai no código QR de cada documento e não muda mais nele. Um administrador o confirma em ‘Clínica’, no quadro ‘Endereço público’.';
