/**
 * Runs the main function of a command. An error is printed as one message, without its stack, and makes the exit code 1.
 *
 * @param main returns the exit code, or nothing for 0
 */
export async function runTool(main: () => unknown): Promise<void> {
  try {
    const code = await main();
    process.exitCode = typeof code === 'number' ? code : 0;
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
