import { compile } from 'svelte/compiler';

/** A component as knip reads it: its compiled script, where templates are code too, and the types it asks for. */
function script(source) {
  const types = source.match(/^\s*import (type )?\{[^}]*\} from '[^']+';/gm) ?? [];
  const { js } = compile(source, { generate: 'client', dev: false });
  return [...types.filter((line) => /\btype\b/.test(line)), js.code].join('\n');
}

export default {
  // the scenario cards of a game are found by its name
  entry: ['src/main.ts', 'src/games/*/scenarios.ts'],
  ignoreExportsUsedInFile: true,
  project: ['src/**/*.{ts,svelte}', 'tests/**/*.ts'],
  // generated files; axe is read by the browser tests
  ignore: ['src/common/{openapi,messages}.ts'],
  ignoreDependencies: ['axe-core'],
  // the schema's types have names whether or not each is asked for
  exclude: ['types'],
  compilers: { svelte: script },
};
