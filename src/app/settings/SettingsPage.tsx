import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { CompanyCertificatePanel, PracticeCertificatePanel } from '../../certificates/CertificatePanel.tsx';
import { PersonalCertificatePanel } from '../../certificates/personal/PersonalCertificatePanel.tsx';
import { NotificationChoices } from '../../notifications/NotificationChoices.tsx';
import { ApiTokensPanel } from '../../sign-in/api-tokens/panel/ApiTokensPanel.tsx';
import { PasswordForm } from '../../sign-in/PasswordForm.tsx';
import { PasskeysPanel } from '../../sign-in/passkeys/panel/PasskeysPanel.tsx';
import { SecondFactorPanel } from '../../sign-in/second-factor/panel/SecondFactorPanel.tsx';
import { SessionsPanel } from '../../sign-in/sessions/SessionsPanel.tsx';
import type { Profile } from '../../sign-in/sign-in.contract.ts';
import { useProfile } from '../../sign-in/useProfile.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { AdminData, CompanyData, ProfessionalData } from './OwnData.tsx';
import classes from './SettingsPage.module.css';
import { usePartOfAddress } from './usePartOfAddress.ts';

export function meta() {
  return [{ title: 'Configurações · Zelo' }];
}

/** The user's own data and sign-in: second factor, password, notifications, sessions (product 2.6). */
export default function SettingsPage() {
  const profile = useProfile();
  const around = useRef<HTMLDivElement>(null);
  usePartOfAddress(around, profile !== undefined);
  const parts = partsOf(profile);
  return (
    <Page title="Configurações">
      <div className={classes.columns}>
        <nav aria-label="Nesta tela" className={classes.index}>
          <ul>
            {parts.map(({ id, name }) => (
              <li key={id}>
                <Link to={`#${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={around} className={classes.parts}>
          {profile?.mustSetUpSecondFactor && (
            <Notice stops title="Falta um passo para continuar" role="status">
              A clínica exige a verificação em duas etapas para a sua conta. Ative-a abaixo, ou adicione uma chave de
              acesso; depois você volta para onde estava.
            </Notice>
          )}
          {parts.map(({ id, part }) => (
            <div key={id} id={id}>
              {part}
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}

/** A part of the settings: what the address calls it, what the index does, and itself. */
type Part = { id: string; name: string; part: ReactNode };

/** Who has yet to set up the second factor has no more than what that takes. */
function partsOf(profile: Profile | undefined): Part[] {
  const isSetUp = profile !== undefined && !profile.mustSetUpSecondFactor;
  return [
    ...(isSetUp ? ownData(profile.switchedUser) : []),
    { id: 'duas-etapas', name: 'Verificação em duas etapas', part: <SecondFactorPanel /> },
    { id: 'chaves-de-acesso', name: 'Chaves de acesso', part: <PasskeysPanel /> },
    { id: 'senha', name: 'Senha', part: <PasswordForm /> },
    ...(isSetUp ? ownCertificates(profile) : []),
    // The reception makes no keys.
    ...(isSetUp && profile.user.type !== 'reception'
      ? [{ id: 'chaves-de-api', name: 'Chaves de API', part: <ApiTokensPanel /> }]
      : []),
    ...(profile?.mustSetUpSecondFactor ? [] : [{ id: 'avisos', name: 'Notificações', part: <NotificationChoices /> }]),
    { id: 'sessoes', name: 'Sessões', part: <SessionsPanel /> },
  ];
}

/** A company keeps its own, a professional theirs and the practice's; nobody else has to do with one. */
function ownCertificates({ user, switchedUser: { company } }: Profile): Part[] {
  const name = 'Certificado digital';
  if (user.type === 'professional') {
    return [
      { id: 'meu-certificado', name: 'Meu certificado digital', part: <PersonalCertificatePanel /> },
      { id: 'certificado', name: `${name} da clínica`, part: <PracticeCertificatePanel /> },
    ];
  }
  return company ? [{ id: 'certificado', name, part: <CompanyCertificatePanel companyId={company.id} /> }] : [];
}

function ownData({ admin, company, professional }: Profile['switchedUser']): Part[] {
  const part = admin ? (
    <AdminData id={admin.id} />
  ) : company ? (
    <CompanyData id={company.id} />
  ) : professional ? (
    <ProfessionalData id={professional.id} />
  ) : null;
  return part ? [{ id: 'dados', name: 'Seus dados', part }] : [];
}
