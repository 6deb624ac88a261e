const leastShare = 0.85;

/**
 * Prints the failures, one block each, and a summary.
 *
 * @param {{page: string, line: number, form: string, version: string, outcome: string, reason: string, errors: string[]}[]} verdicts
 * @param {{seconds: number, checkShare: boolean}} options `checkShare` makes too few forms run a failure
 * @returns {number} the exit code
 */
export function reportVerdicts(verdicts, {seconds, checkShare}) {
  const failed = verdicts.filter((verdict) => verdict.outcome === 'failed');
  for (const {page, line, form, version, errors} of failed) {
    console.log(`${page}:${line} (${form}, ${version}): failed: ${errors.map(indent).join('\n  ')}`);
  }
  const python = verdicts.filter((verdict) => verdict.form === 'sync' || verdict.form === 'async');
  const others = verdicts.filter((verdict) => !python.includes(verdict));
  const checked = python.filter((verdict) => verdict.reason !== '');
  const samples = new Set(python.map(({page, line, version}) => `${page}:${line} ${version}`));
  const share = python.length === 0 ? 1 : (python.length - checked.length) / python.length;
  const again = python.filter((verdict) => verdict.again && verdict.outcome !== 'failed');
  for (const {page, line, form, version, again: first} of again) {
    console.log(
      `${page}:${line} (${form}, ${version}): passed only at the second try; make it wait for what it checks. First: ${indent(first)}`,
    );
  }
  const reasons = countBy(checked, 'reason');
  console.log(
    [
      `${samples.size} Python samples, ${python.length} forms: ${python.length - checked.length} run (${(share * 100).toFixed(1)} %)`,
      `${checked.length} checked only${reasons ? ` (${reasons})` : ''}`,
      `${others.length} other fences checked${others.length > 0 ? ` (${countBy(others, 'form')})` : ''}`,
      `${failed.length} failed`,
      `${seconds.toFixed(1)} s`,
    ].join('; '),
  );
  const tooFew = checkShare && share < leastShare;
  if (tooFew) console.log(`Too few forms run: at least ${leastShare * 100} % have to; make samples run that say norun`);
  return failed.length > 0 || tooFew ? 1 : 0;
}

function countBy(verdicts, key) {
  const counts = new Map();
  for (const verdict of verdicts) counts.set(verdict[key], (counts.get(verdict[key]) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
}

function indent(text) {
  return text.replaceAll('\n', '\n    ');
}
