import { practice, publicUrl } from 'virtual:practice';

/** What search engines read about the practice: https://schema.org/MedicalBusiness */
export const structuredData = {
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
