#!/usr/bin/env tsx
// `tsx tools/serve-tests.mts [PORT]` serves build/ for the end-to-end tests (playwright.config.ts).
import path from 'node:path';
import {edition} from '../editions';
import {root} from './lib/root';
import {serveBuild} from './lib/serveBuild';

// Low quality, because the tests need a fast start and not small files.
const {origin} = await serveBuild(path.join(root, 'build'), {port: Number(process.argv[2] ?? 4010), quality: 4});
console.log(`build/ at ${origin}${edition.baseUrl}`);
