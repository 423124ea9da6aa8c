/** Why a mail was not sent, in a sentence for whoever runs the installation; by the word that the queue keeps. */
export const mailFailureLabels = {
  'mail-login': 'O servidor de e-mail recusou o usuário ou a senha de SMTP_URL.',
  'mail-receiver': 'O servidor de e-mail não aceita o endereço ou a mensagem.',
  'mail-refused': 'O servidor de e-mail recusou o envio por enquanto.',
  'mail-rejected': 'O servidor de e-mail recusou o envio: confira MAIL_FROM e a conta de SMTP_URL.',
  'mail-certificate': 'O certificado do servidor de e-mail não é confiável ou não é deste nome.',
  'mail-encryption': 'O servidor de e-mail não oferece STARTTLS, e sem TLS nada é enviado.',
  'mail-host': 'O servidor de e-mail não foi encontrado: confira o nome em SMTP_URL.',
  'mail-connection': 'Não foi possível conectar ao servidor de e-mail: confira o nome e a porta em SMTP_URL.',
  'mail-slow': 'O servidor de e-mail demorou demais para responder.',
  'mail-stopped': 'O envio foi interrompido.',
  'mail-other': 'O envio pelo servidor de e-mail falhou.',
} as const;

export type MailFailureReason = keyof typeof mailFailureLabels;
