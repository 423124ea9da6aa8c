import { Stack } from '@mantine/core';
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

export function meta() {
  return [{ title: 'Configurações · Zelo' }];
}

/** The user's own data and sign-in: second factor, password, notifications, sessions (product 2.6). */
export default function SettingsPage() {
  const profile = useProfile();
  return (
    <Page title="Configurações">
      <Stack gap="lg" maw={900}>
        {profile?.mustSetUpSecondFactor ? (
          <Notice title="Falta um passo para continuar" role="status">
            A clínica exige a verificação em duas etapas para a sua conta. Ative-a abaixo, ou adicione uma chave de
            acesso; depois você volta para onde estava.
          </Notice>
        ) : (
          <OwnData of={profile?.switchedUser ?? {}} />
        )}
        <SecondFactorPanel />
        <PasskeysPanel />
        <PasswordForm />
        {profile && !profile.mustSetUpSecondFactor && <OwnCertificates of={profile} />}
        {mayMakeTokens(profile) && <ApiTokensPanel />}
        {!profile?.mustSetUpSecondFactor && <NotificationChoices />}
        <SessionsPanel />
      </Stack>
    </Page>
  );
}

/** Who has clinical access or none at all: the reception makes no keys; nor does who has yet to set up the second factor. */
function mayMakeTokens(profile: Profile | undefined): boolean {
  return profile !== undefined && !profile.mustSetUpSecondFactor && profile.user.type !== 'reception';
}

/** A company keeps its own, a professional theirs and the practice's; nobody else has to do with one. */
function OwnCertificates({ of: { user, switchedUser } }: { of: Profile }) {
  if (user.type === 'professional') {
    return (
      <>
        <PersonalCertificatePanel />
        <PracticeCertificatePanel />
      </>
    );
  }
  const { company } = switchedUser;
  return company ? <CompanyCertificatePanel companyId={company.id} /> : null;
}

function OwnData({ of: { admin, company, professional } }: { of: Partial<Record<string, { id: string }>> }) {
  return (
    <>
      {admin && <AdminData id={admin.id} />}
      {company && <CompanyData id={company.id} />}
      {professional && <ProfessionalData id={professional.id} />}
    </>
  );
}
