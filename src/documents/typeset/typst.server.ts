import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFiles } from './characters/fonts.server.ts';

/** Where templates stand, and what they read is put beside them. */
export const workspace = import.meta.dirname;

/** The engine with the house's typeface: one for each thread, for it holds some 85 MB. */
export const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fontFiles() }] });

/** For how many documents more it is kept what Typst worked out: ten were 30 MB more in memory, and no faster. */
export const keptFor = 1;
