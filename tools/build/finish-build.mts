#!/usr/bin/env tsx
// Last step of `npm run build`: prepares `build/` for static hosts. It removes the style attributes that the theme writes,
// writes the configurations of web servers with the hashes of the inline scripts, and compresses text files once, so that
// servers do not need to. It comes after Docusaurus, because Docusaurus runs the last steps of all plugins at the same time.
import {readArguments, runTool} from '../lib/runTool';
import path from 'node:path';
import {edition} from '../../editions';
import {readHostedIndex} from '../../src/plugins/search/options';
import {root} from '../../src/utils/root';
import {foldersOfProcess} from './buildFolders';
import {compressFiles} from './compressFiles';
import {cleanHtml} from './cleanHtml';
import {securityHeaders} from './securityHeaders';
import {writeDeployFiles} from './deployFiles';

readArguments({});

await runTool(async () => {
  const folders = foldersOfProcess(edition.name);
  const scripts = cleanHtml(folders.site);
  const hosted = readHostedIndex(process.env, edition.url, edition.name);
  writeDeployFiles(folders, {editions: [edition], headers: securityHeaders({scripts, hosted})});
  const {files, seconds} = await compressFiles(folders.site);
  console.log(
    `${path.relative(root, folders.site)}/ is ready: ${scripts.length} inline scripts allowed by hash, ${files} files compressed in ${seconds.toFixed(1)} s`,
  );
});
