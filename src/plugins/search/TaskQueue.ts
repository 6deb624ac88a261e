/** Runs tasks one at a time. A task that waits for its delay is replaced by the next one. */
export class TaskQueue {
  private latest: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly delayMs: number) {}

  /** Runs a task when the present one has ended. Rejects if the task does. */
  run(task: () => Promise<void>): Promise<void> {
    clearTimeout(this.timer);
    const running = this.latest.then(task);
    this.latest = running.catch(() => undefined);
    return running;
  }

  /** Runs a task after the delay, unless another one comes first. Prints its error. */
  runLater(task: () => Promise<void>): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(task).catch(console.error), this.delayMs);
  }
}
