/** Words that people in Brazil choose as a password, without accents; with each of the endings or without. */
export const commonWords: ReadonlySet<string> = new Set(
  `
  senha minhasenha novasenha mudar mudarsenha trocar trocarsenha acesso entrar entrada usuario teste testando
  admin administrador administracao sistema suporte master gerente diretor chefe visitante convidado padrao
  empresa clinica consultorio hospital medico medica doutor doutora enfermeiro enfermeira saude medicina exame
  trabalho escritorio recepcao financeiro comercial contabilidade vendas rh zelo aso pcmso
  brasil brasileiro brasileira brazil saopaulo riodejaneiro bahia minas parana curitiba recife fortaleza salvador
  brasilia goiania manaus belem natal portoalegre florianopolis
  flamengo mengao corinthians timao palmeiras verdao saopaulofc tricolor santos vasco vascao botafogo fluminense
  cruzeiro atletico galo gremio inter internacional colorado bahea sport nautico ceara goias futebol hexa pele neymar
  deus deusefiel deuseamor jesus jesuscristo jesusteama jesussalva cristo fe amem gloria maria aparecida nossasenhora
  amor amorzinho meuamor teamo euteamo amovoce vida minhavida princesa princesinha gatinha gatinho linda lindo bebe
  familia mae pai mamae papai filho filha filhos saudade felicidade feliz paz sucesso vitoria esperanca liberdade
  abacaxi banana chocolate coxinha cachorro gato cavalo leao tigre estrela sol lua praia verao futuro segredo
  ana joao jose antonio francisco carlos paulo pedro lucas luiz marcos gabriel rafael daniel marcelo bruno eduardo
  felipe rodrigo gustavo guilherme matheus mateus thiago tiago leonardo fernando ricardo vinicius diego andre
  anapaula mariaclara juliana fernanda patricia aline camila amanda bruna jessica leticia julia luciana vanessa
  mariana gabriela vitoria larissa rafaela beatriz carolina isabela renata daniela priscila sandra adriana
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  segunda terca quarta quinta sexta sabado domingo
  `
    .trim()
    .split(/\s+/),
);

const years = Array.from({ length: 21 }, (_, at) => String(2010 + at));

/** What is put behind such a word when a system asks for more. */
export const commonEndings: readonly string[] = [
  '',
  ...'1 12 123 1234 12345 123456 1234567 12345678 321 10 01 00 07 11 22 77 99 100 102030 007 010203'.split(' '),
  ...'! @ # . * @1 @12 @123 @1234 @12345 @123456 @10 #123 _123 -123 .123 123! 123@ 1234@ @321 !@# 1@ 1!'.split(' '),
  ...years.flatMap((year) => [year, `@${year}`, `#${year}`, `${year}!`, `${year}@`]),
];
