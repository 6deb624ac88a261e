/** The user stopped the command. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted: run the command again to replace the index');
  }
}

/** The service accepted a task and did not perform it in time. */
export class TaskStuck extends Error {
  constructor(name: string, taskID: number, seconds: number) {
    super(
      `the service did not finish task ${taskID} (${name}) within ${seconds} s: look at https://status.algolia.com, or set ALGOLIA_TASK_SECONDS to wait longer`,
    );
  }
}

/** The last step was sent, and the service does not tell whether it was performed. */
export class OutcomeUnknown extends Error {
  constructor(indexName: string, options: ErrorOptions) {
    super(
      `${indexName} contains either the old or the new records: the service did not respond after the last step. Run the command again`,
      options,
    );
  }
}
