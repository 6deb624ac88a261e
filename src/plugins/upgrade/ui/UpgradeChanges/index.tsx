import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useId, type ReactNode} from 'react';
import steps from '@generated/upgrade/default/steps';
import {projectFiles} from '../../readLibraryRelease';
import ChangeList from '../ChangeList';
import styles from './styles.module.css';

/**
 * What changed between two releases: from the release before the documented one, until the reader chooses others. This is only
 * the markup; `src/plugins/upgrade/client/index.ts` handles the form.
 */
export default function UpgradeChanges(): ReactNode {
  const id = useId();
  const {name, path} = useActiveVersion(undefined)!;
  const {edition, releases, groups, summary} = steps[name]!;
  const reference = `${path}/api/`;
  return (
    <div data-upgrade={name} data-reference={reference} data-edition={edition}>
      <form className={styles.form}>
        <Releases label="From" name="from" releases={releases.slice(0, -1)} selected={releases.at(-2)!} />
        <Releases label="To" name="to" releases={releases.slice(1)} selected={releases.at(-1)!} />
        <details className={styles.file} data-upgrade-drop="">
          <summary>Read the release from {projectFiles[edition].names}</summary>
          <label className={styles.field}>
            Choose the file, or drop it here
            <input type="file" aria-describedby={id} />
          </label>
          <label className={styles.field}>
            Or paste the file
            <textarea className={styles.paste} rows={3} spellCheck={false} aria-describedby={id} />
          </label>
          <small id={id}>The file does not leave your browser.</small>
        </details>
      </form>
      <div role="status">
        <p data-upgrade-note="" hidden />
        <p data-upgrade-summary="">{summary}</p>
      </div>
      <button type="button" className="quiet-button" data-upgrade-retry="" hidden>
        Retry
      </button>
      <div className={styles.list} data-upgrade-list="">
        <ChangeList groups={groups} reference={reference} />
      </div>
    </div>
  );
}

interface ReleasesProps {
  label: string;
  name: string;
  releases: string[];
  selected: string;
}

function Releases({label, name, releases, selected}: ReleasesProps): ReactNode {
  return (
    <label className={styles.field}>
      {label}
      <select className={styles.select} name={name} defaultValue={selected} autoComplete="off">
        {[...releases].reverse().map((release) => (
          <option key={release}>{release}</option>
        ))}
      </select>
    </label>
  );
}
