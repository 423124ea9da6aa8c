import type { Practice } from '../practice/practice.contract.ts';

/**
 * What search engines read about the practice: https://schema.org/MedicalBusiness
 * @param publicUrl without a slash at its end; null when it is not known
 */
export function structuredDataOf(practice: Practice, publicUrl: string | null) {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalBusiness',
    name: practice.name,
    slogan: practice.slogan,
    description: `${practice.slogan}: anamnese ocupacional, ASO, laudos e atendimento ao paciente.`,
    telephone: practice.phone,
    email: practice.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: practice.address,
      addressLocality: practice.city,
      addressCountry: 'BR',
    },
    sameAs: practice.social.map(({ url }) => url),
    ...(publicUrl && { url: publicUrl, image: `${publicUrl}/og.png` }),
  };
}
