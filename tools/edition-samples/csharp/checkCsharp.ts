import type {TypeProblem} from '../checkTypescript';
import type {ShownSample} from '../readShownPage';
import {compileCsharp} from './compileCsharp';
import {projectsFolder} from './projects';

/**
 * Compiles samples as the pages show them with the .NET SDK, against the published packages.
 *
 * @param samples the samples of whole pages, so that they can continue earlier ones
 * @throws {Error} if there is no SDK, or a package cannot be restored
 */
export const checkCsharp = (_root: string, version: string, samples: ShownSample[]): TypeProblem[] =>
  compileCsharp(projectsFolder(version), version, samples).problems.filter(
    ({sample, message}) => !(sample.meta.typeError && message.includes(sample.meta.typeError)),
  );
