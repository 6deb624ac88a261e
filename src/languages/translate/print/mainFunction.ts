import type {Step} from '../program';

/** Whether a step is `asyncio.run(main())` or `main()`. */
export function callsMain(step: Step): boolean {
  if (step.kind !== 'expr') return false;
  const value =
    step.value.kind === 'standard' && step.value.name === 'asyncio.run' ? step.value.args[0]?.value : step.value;
  return value?.kind === 'call' && value.callee.kind === 'variable' && value.callee.name === 'main';
}
