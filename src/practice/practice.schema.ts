import { z } from 'zod';
import { practiceInput } from './practice.contract.ts';
import example from './practice.example.json' with { type: 'json' };

const text = z.string();

/**
 * The file that `PRACTICE_FILE` names: the practice's data with which an installation begins. What it may say is what an
 * administrator may type (`practiceInput`).
 */
export const practiceFile = z
  .object({
    name: text,
    slogan: text,
    phone: text,
    email: text,
    address: text,
    city: text,
    mapQuery: text.default(''),
    social: z.array(z.object({ name: text, url: text })).default([]),
    physician: z.object({ name: text, registration: text, address: text, phone: text }),
    hero: z.object({ title: text, text }).default(example.hero),
    formCity: text.default(''),
  })
  .transform(({ mapQuery, social, physician, hero, formCity, ...same }) => ({
    ...same,
    map_query: mapQuery,
    social: social.map(({ name, url }) => `${name} ${url}`).join('\n'),
    physician_name: physician.name,
    physician_registration: physician.registration,
    physician_address: physician.address,
    physician_phone: physician.phone,
    hero_title: hero.title,
    hero_text: hero.text,
    form_city: formCity,
  }))
  .pipe(practiceInput);
