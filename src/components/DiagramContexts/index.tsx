import type {ReactNode} from 'react';
import Diagram from '../Diagram';
import styles from '../Diagram/styles.module.css';

const contexts = [
  {x: 20, name: 'Context: Ada', pages: ['Page', 'Popup'], storage: 'cookies and storage of Ada'},
  {x: 370, name: 'Context: Grace', pages: ['Page'], storage: 'cookies and storage of Grace'},
];

/** A browser with two contexts and their pages, and the storage that each context does not share. */
export default function DiagramContexts(): ReactNode {
  return (
    <Diagram
      id="diagram-contexts"
      title="Browser, contexts and pages"
      text="One browser contains two contexts. Each context has its own cookies and storage. The first context contains a page and the popup that the page opened; the second contains one page. Each page has a main frame and can have child frames."
      height={330}>
      <rect className={styles.box} x="4" y="4" width="692" height="322" rx="10" />
      <text className={styles.name} x="20" y="32">
        Browser
      </text>
      <text className={styles.note} x="95" y="32">
        one process; slow to start, so start it once
      </text>
      {contexts.map(({x, name, pages, storage}) => (
        <g key={name}>
          <rect className={styles.highlight} x={x} y="50" width="310" height="260" rx="8" />
          <text className={styles.name} x={x + 16} y="78">
            {name}
          </text>
          <text className={styles.note} x={x + 16} y="100">
            {storage}
          </text>
          {pages.map((page, index) => (
            <g key={page}>
              <rect className={styles.box} x={x + 16 + index * 144} y="116" width="134" height="178" rx="6" />
              <text className={styles.name} x={x + 28 + index * 144} y="142">
                {page}
              </text>
              <rect className={styles.box} x={x + 28 + index * 144} y="156" width="110" height="122" rx="4" />
              <text className={styles.note} x={x + 38 + index * 144} y="178">
                main frame
              </text>
              {index === 0 && (
                <>
                  <rect className={styles.box} x={x + 40} y="192" width="86" height="70" rx="4" />
                  <text className={styles.note} x={x + 50} y="216">
                    iframe
                  </text>
                </>
              )}
            </g>
          ))}
        </g>
      ))}
    </Diagram>
  );
}
