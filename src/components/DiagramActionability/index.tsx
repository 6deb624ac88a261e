import type {ReactNode} from 'react';
import Diagram from '../Diagram';
import styles from '../Diagram/styles.module.css';

const checks = [
  {name: 'one element', note: ['found,', 'and only one']},
  {name: 'visible', note: ['has a box,', 'not hidden']},
  {name: 'enabled', note: ['not', 'disabled']},
  {name: 'stable', note: ['same box in', 'two frames']},
  {name: 'gets events', note: ['not covered', 'by others']},
];

/** What happens between `locator.click()` and the click: the checks, the retries and the timeout. */
export default function DiagramActionability(): ReactNode {
  return (
    <Diagram
      id="diagram-actionability"
      title="What happens before a click"
      text="When you call click, Playwright checks that the locator matches exactly one element, and that this element is visible, enabled, stable and receives events at the click point. If all checks pass, Playwright clicks. If a check fails, Playwright waits a moment and repeats all checks. When the timeout is reached, the click fails with a timeout error."
      height={250}>
      <text className={styles.name} x="12" y="30">
        locator.click()
      </text>
      {checks.map(({name, note}, index) => (
        <g key={name}>
          <rect className={styles.step} x={12 + index * 114} y="48" width="106" height="74" rx="8" />
          <text className={styles.name} x={65 + index * 114} y="74" textAnchor="middle">
            {name}
          </text>
          {note.map((line, row) => (
            <text key={line} className={styles.note} x={65 + index * 114} y={96 + row * 16} textAnchor="middle">
              {line}
            </text>
          ))}
        </g>
      ))}
      <path className={styles.good} d="M576 85h20m-8-7 8 7-8 7" />
      <rect className={styles.highlight} x="600" y="48" width="92" height="74" rx="8" />
      <text className={styles.name} x="646" y="90" textAnchor="middle">
        click
      </text>
      <path className={styles.bad} d="M520 122v36H66v-32m-7 8 7-8 7 8" />
      <text className={styles.note} x="290" y="178" textAnchor="middle">
        a check fails: wait, find the element again, repeat all checks
      </text>
      <path className={styles.bad} d="M520 158v48h76m-8-7 8 7-8 7" />
      <rect className={styles.failed} x="600" y="180" width="92" height="52" rx="8" />
      <text className={styles.name} x="646" y="202" textAnchor="middle">
        Timeout
      </text>
      <text className={styles.name} x="646" y="220" textAnchor="middle">
        Error
      </text>
      <text className={styles.note} x="508" y="212" textAnchor="end">
        timeout reached
      </text>
    </Diagram>
  );
}
