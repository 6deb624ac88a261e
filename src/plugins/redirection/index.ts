import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFile} from '../../utils/emitFile';
import {createRedirectionScript, type RedirectionTable} from './createRedirectionScript';

const file = 'js/redirection.js';

/**
 * Redirects old URLs in the browser. Adds `/python/js/redirection.js` to every page: for an old path, the host returns
 * the not-found page, and the script there opens the current page. Other URLs of a page (`intro.html`) become its
 * canonical URL. The bundler emits the script, so that the development server has it as well and `static/` contains no
 * generated file.
 */
export default function redirection({baseUrl}: LoadContext, options: unknown): Plugin {
  const {docs, paths} = options as RedirectionTable;
  return {
    name: 'redirection',
    // At the end of the body, so that the browser uses the open connection for the stylesheet first.
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'script', attributes: {src: `${baseUrl}${file}`, defer: true}}]}),
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [emitFile(file, createRedirectionScript({baseUrl, docs, paths}))]},
  };
}
