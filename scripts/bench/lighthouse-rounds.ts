import { type LighthouseReport, writeLighthouseReport } from './lighthouse-report.ts';

export type Rounds = {
  paths: readonly string[];
  rounds: number;
  measure: (path: string) => Promise<LighthouseReport>;
  print: (line: string) => void;
};

/** Opens each page a few times and prints the round in the middle by LCP, with the figures of all beside it. */
export const measureInRounds = async ({ paths, rounds, measure, print }: Rounds): Promise<void> => {
  for (const path of paths) {
    const reports: LighthouseReport[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await measure(path));
    reports.sort((one, other) => lcpOf(one) - lcpOf(other));
    const middle = reports[Math.floor(reports.length / 2)];
    if (!middle) continue;
    const scores = reports.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100));
    const moments = reports.map((report) => (lcpOf(report) / 1_000).toFixed(2));
    print(writeLighthouseReport(path, middle));
    print(`  all rounds: performance ${scores.join(', ')}; LCP ${moments.join(', ')} s`);
  }
};

const lcpOf = ({ audits }: LighthouseReport): number => audits['largest-contentful-paint']?.numericValue ?? 0;
