/** What the authorisation matrix expects of each kind of caller, about a record of their own and another's. */

export type Outcome = 'ok' | 400 | 401 | 403 | 404 | 409;
export type Pair = readonly [own: Outcome, other: Outcome];
/** The reception is forbidden what a row does not say. */
export type Expected = Record<'visitor' | 'admin' | 'company' | 'professional', Pair> & { reception?: Pair };

export const never = [401, 401] as const;
export const forbidden = [403, 403] as const;
export const always = ['ok', 'ok'] as const;
export const onlyOwn = ['ok', 404] as const;

export const adminOnly: Expected = { visitor: never, admin: always, company: forbidden, professional: forbidden };
export const ownCompanyOnly: Expected = { visitor: never, admin: forbidden, company: onlyOwn, professional: forbidden };
/** What the reception reads of registers as professionals do. */
export const ownCompanyAndPractice: Expected = {
  ...{ visitor: never, admin: forbidden, company: onlyOwn },
  ...{ professional: always, reception: always },
};
export const ownCompanyAndProfessional: Expected = { ...ownCompanyOnly, professional: always };
export const companyAndProfessional: Expected = {
  visitor: never,
  admin: forbidden,
  company: always,
  professional: always,
};
/** Lists that name no record: each company's hold its own people. */
export const anyHealth: Expected = { ...ownCompanyOnly, company: always, professional: always };
export const professionalOnly: Expected = {
  visitor: never,
  admin: forbidden,
  company: forbidden,
  professional: always,
};
export const anySession: Expected = {
  ...{ visitor: never, admin: always, company: always },
  ...{ professional: always, reception: always },
};
export const nothing = [404, 404] as const;
/** Whoever works at the practice, clinical or not. */
export const practiceOnly: Expected = { ...professionalOnly, reception: always };
export const companyAndPractice: Expected = { ...companyAndProfessional, reception: always };
/** None of the callers has a second factor, nor has begun to set one up. */
const notBegun = [409, 409] as const;
export const noSecondFactor: Expected = {
  ...{ visitor: never, admin: notBegun, company: notBegun },
  ...{ professional: notBegun, reception: notBegun },
};

/** The server is called by its number, which no key is made for. */
export const noKeys = [409, 409] as const;
export const noPasskeys: Expected = {
  ...{ visitor: never, admin: noKeys, company: noKeys },
  ...{ professional: noKeys, reception: noKeys },
};

/** What anybody is answered alike, with or without a session. */
export const anybody = (pair: Pair): Expected => ({
  ...{ visitor: pair, admin: pair, company: pair },
  ...{ professional: pair, reception: pair },
});

/** No record of a world was ever set aside. */
export const nothingAside: Expected = { ...adminOnly, admin: nothing };
/** Nothing waits for approval where the installation requires none. */
export const nothingWaits: Expected = { ...adminOnly, admin: [409, 409] };
