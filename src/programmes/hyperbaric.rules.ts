/** Abnormal pressure of the air, and the work under it: caissons and chambers, compressed air, diving (eSocial, table 24). */
export const hyperbaricAgents: readonly string[] = ['02.01.015', '02.01.016', '02.01.017', '02.01.018'];
