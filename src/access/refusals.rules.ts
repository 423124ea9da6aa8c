/** How a call can be refused: with which status, and what that means, as the documentation says it. */
export const refusals = {
  BAD_REQUEST: { status: 400, message: 'Um campo está errado: `data.issues` diz qual e o que fazer.' },
  UNAUTHORIZED: { status: 401, message: 'Sem sessão válida, ou a chave de API não vale.' },
  PASSKEY_INVALID: { status: 401, message: 'A chave de acesso não foi aceita.' },
  SECOND_FACTOR_REQUIRED: { status: 401, message: 'Falta o código da segunda etapa.' },
  SECOND_FACTOR_INVALID: { status: 401, message: 'O código da segunda etapa não é o da vez.' },
  FORBIDDEN: { status: 403, message: 'Quem pede não pode fazer isto.' },
  SECOND_FACTOR_SETUP_REQUIRED: { status: 403, message: 'Antes é preciso ativar a segunda etapa.' },
  WRONG_ANSWER: { status: 403, message: 'A resposta não confere: `data.triesLeft` diz quantas tentativas restam.' },
  NOT_FOUND: { status: 404, message: 'O registro não existe, ou quem pede não o alcança.' },
  CONFLICT: { status: 409, message: 'O estado do registro, ou outro registro, não permite: a mensagem diz por quê.' },
  CHANGED_BY_OTHER: { status: 409, message: 'O registro mudou desde que foi lido: leia-o de novo.' },
  ATTENDED_BY_ANOTHER: { status: 409, message: 'Outro profissional já atende a pessoa: `data` diz quem.' },
  INACTIVE_EMPLOYEE: { status: 409, message: 'O CPF é de um empregado inativo: `data.former` diz qual.' },
  PASSKEYS_UNAVAILABLE: { status: 409, message: 'Neste endereço não há chaves de acesso.' },
  RECALLED_BEFORE: { status: 409, message: 'Há quem foi convocado há pouco: `data.recent` diz quem.' },
  REFERRED_ALREADY: { status: 409, message: 'Há quem já tem encaminhamento em aberto: `data` diz qual.' },
  RESPONSIBLE_UNKNOWN: { status: 409, message: 'A clínica ainda não disse quem responde pelo PCMSO.' },
  CERTIFICATE_REFUSED: {
    status: 422,
    message: 'O certificado não é de quem assina, não leva a uma raiz, venceu ou foi revogado.',
  },
  UNREADABLE_SHEET: { status: 422, message: 'O arquivo não é uma planilha que se possa importar.' },
  SESSION_IDLE: { status: 423, message: 'A sessão ficou sem uso: é preciso confirmar de novo quem a usa.' },
  CLOUD_UNAVAILABLE: {
    status: 503,
    message: 'O provedor do certificado em nuvem não respondeu: nada foi assinado ainda.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Foram pedidos demais: espere os segundos de `Retry-After`.' },
} as const satisfies Readonly<Record<string, { status: number; message: string }>>;

/** What a call is refused with, told apart by this and not by its words. */
export type RefusalCode = keyof typeof refusals;
