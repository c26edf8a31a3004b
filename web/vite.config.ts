import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const locales = resolve(import.meta.dirname, '../src/quarterdeck/i18n/locales');
const WEB = /^(web|kernel|common|server)\.ftl$/;
const partOf = (name: string) => (WEB.test(name) ? undefined : name === 'lessons.ftl' ? 'lessons' : 'games');

/**
 * The browser reads the same Fluent catalogues as the server. `virtual:ftl/es` is everything the first screens need,
 * `virtual:ftl/es/games` the words and rules of the games, `virtual:ftl/es/lessons` those of the guided games; each is
 * a chunk of its own, fetched when it is needed.
 */
function catalogues(): Plugin {
  const prefix = 'virtual:ftl/';
  return {
    name: 'fluent-catalogues',
    resolveId: (id) => (id.startsWith(prefix) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + prefix)) return null;
      const [lang, part] = id.slice(1 + prefix.length).split('/');
      const folder = resolve(locales, lang);
      const names = readdirSync(folder)
        .filter((name) => name.endsWith('.ftl') && partOf(name) === part)
        .sort();
      const text = names.map((name) => {
        const path = resolve(folder, name);
        this.addWatchFile(path);
        return readFileSync(path, 'utf8');
      });
      return `export default ${JSON.stringify(text.join('\n'))};`;
    },
  };
}

/** `x.json?sample`: a sample state of the gallery, typed in `gallery/samples.d.ts` by what draws it. */
function samples(): Plugin {
  return {
    name: 'samples',
    transform: {
      order: 'pre',
      handler: (code, id) =>
        id.endsWith('.json?sample') ? { code: `export default ${code.trim()};`, moduleType: 'js' } : null,
    },
  };
}

/** Every script and style beside its compressed form, which the server sends to all who take it. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, part] of Object.entries(bundle)) {
          if (!/\.(js|css|html|svg)$/.test(fileName)) continue;
          const source = gzipSync(part.type === 'chunk' ? part.code : part.source, { level: 9 });
          this.emitFile({ type: 'asset', fileName: fileName + '.gz', source });
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), catalogues(), samples(), packed()],
  base: '/',
  build: {
    outDir: process.env.QUARTERDECK_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
});
