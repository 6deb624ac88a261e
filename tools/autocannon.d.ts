/** The parts of autocannon that `npm run bench:serve` uses. The package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
  }
  interface Result {
    requests: {average: number};
    /** Milliseconds. */
    latency: {p50: number; p99: number};
    throughput: {average: number};
    errors: number;
    non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
