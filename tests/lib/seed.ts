/** Chooses what tests draw at random. The scheduled workflow sets others in `SEED`; a test prints the seed if it fails. */
export const seed = Number(process.env['SEED'] ?? 1);
