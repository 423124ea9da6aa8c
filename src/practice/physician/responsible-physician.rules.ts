import { type Registered, registeredAs, registrationText } from '../../councils/registrations.rules.ts';

/** A registered professional in the texts that papers and pages have of the responsible physician. */
export function physicianTexts(professional: Registered & { name: string; rqe: string }): {
  physician_name: string;
  physician_registration: string;
} {
  const { name, rqe } = professional;
  const registration = registrationText(registeredAs(professional));
  return { physician_name: name, physician_registration: rqe ? `${registration} · RQE ${rqe}` : registration };
}
