import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {TaskQueue} from '@site/src/plugins/search/TaskQueue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns a task that writes when it starts and ends. */
const write = (log: string[], name: string, ms: number) => async () => {
  log.push(`${name} starts`);
  await new Promise((resolve) => setTimeout(resolve, ms));
  log.push(`${name} ends`);
};

test('two edits within the delay cause one task, with the later content', async () => {
  const log: string[] = [];
  const queue = new TaskQueue(1000);
  queue.runLater(write(log, 'first', 10));
  await vi.advanceTimersByTimeAsync(900);
  queue.runLater(write(log, 'second', 10));
  await vi.advanceTimersByTimeAsync(900);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(log).toEqual(['second starts', 'second ends']);
});

test('a task waits for the present one, so that the later content is written last', async () => {
  const log: string[] = [];
  const queue = new TaskQueue(1000);
  queue.runLater(write(log, 'slow', 5000));
  await vi.advanceTimersByTimeAsync(1500);
  queue.runLater(write(log, 'quick', 10));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toEqual(['slow starts', 'slow ends', 'quick starts', 'quick ends']);
});

test('a task without a delay replaces the one that waits', async () => {
  const log: string[] = [];
  const queue = new TaskQueue(1000);
  queue.runLater(write(log, 'old', 10));
  void queue.run(write(log, 'new', 10));
  await vi.advanceTimersByTimeAsync(5000);
  expect(log).toEqual(['new starts', 'new ends']);
});

test('after an error, the next task runs', async () => {
  const log: string[] = [];
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const queue = new TaskQueue(1000);
  const error = new Error('no space left');
  await expect(queue.run(() => Promise.reject(error))).rejects.toThrow(error);
  queue.runLater(() => Promise.reject(error));
  await vi.advanceTimersByTimeAsync(1000);
  expect(print).toHaveBeenCalledWith(error);
  await Promise.all([queue.run(write(log, 'next', 10)), vi.advanceTimersByTimeAsync(100)]);
  expect(log).toEqual(['next starts', 'next ends']);
});
