import type { Practice } from '../practice/practice.contract.ts';
import { addressesOf } from './addresses.ts';
import { structuredDataOf } from './structured-data.ts';

/**
 * The values of the page's places (`places.ts`).
 * @param publicUrl without a slash at its end; null when it is not known
 */
export function landingValues(practice: Practice, publicUrl: string | null) {
  const { name, slogan, phone, email, address, city, physician, hero, social } = practice;
  return {
    name,
    slogan,
    phone,
    email,
    address,
    city,
    title: `${name} · ${slogan}`,
    description:
      `${name}: anamnese ocupacional, ASO, laudo caracterizador e atendimento ao paciente em ${city}, ` +
      'com histórico de documentos e acompanhamento em tempo real.',
    heroTitle: hero.title,
    heroText: hero.text,
    physicianName: physician.name,
    physicianRegistration: physician.registration,
    social: social.map(({ name, url }) => ({ socialName: name, socialAddress: url })),
    pageAddress: `${publicUrl ?? ''}/`,
    pictureAddress: `${publicUrl ?? ''}/og.png`,
    structuredData: { json: structuredDataOf(practice, publicUrl) },
    ...addressesOf(practice),
  };
}
