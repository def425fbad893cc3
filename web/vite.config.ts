import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const server = process.env.WHITBY_URL ?? 'http://localhost:8000';

/** Load the language files without the comments for translators. */
function words(): Plugin {
  return {
    name: 'whitby-words',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.ftl')) return null;
      const kept = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
      return { code: `export default ${JSON.stringify(kept.join('\n'))};`, map: null };
    },
  };
}

/** Compress every text file, so that the server does not have to. */
function packed(): Plugin {
  let folder = '';
  return {
    name: 'whitby-packed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const path = join(folder, name);
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** What a server says in its headers (`server/http/headers.py`), as far as a page can say it itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What a search engine shows below the address of a site. */
const ABOUT =
  'Three vampire-hunt board games in your browser: play bots, share the screen with friends, or solve ' +
  'the puzzle of the day. Free, no account, no server.';

/** On a static host, screens have addresses behind a `#`: see `src/route.svelte.ts`. */
function hashed(): Plugin {
  return {
    name: 'whitby-hashed',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.svelte') || id.includes('node_modules')) return null;
      return { code: text.replaceAll(/ href="\/(?!api\/)/g, ' href="#/'), map: null };
    },
    transformIndexHtml(html) {
      const attrs = { 'http-equiv': 'content-security-policy', content: POLICY };
      const about = { name: 'description', content: ABOUT };
      return {
        html: html.replace(/ *<meta name="robots".*\n/, ''), // a site may be found
        tags: [
          { tag: 'meta', attrs, injectTo: 'head-prepend' },
          { tag: 'meta', attrs: about, injectTo: 'head' },
          {
            tag: 'link',
            attrs: { rel: 'apple-touch-icon', href: './icon-192.png' },
            injectTo: 'head',
          },
        ],
      };
    },
  };
}

const TESTS = readdirSync(join(here, 'src'), { recursive: true, encoding: 'utf-8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `src/${name}`);

/** Tests that replace modules or globals; the others share what they load, which takes longest. */
const APART = TESTS.filter((name) => /\bvi\./.test(readFileSync(join(here, name), 'utf-8')));

export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [words(), ...(mode === 'site' ? [hashed(), svelte()] : [svelte(), packed()])],
  resolve: {
    alias: { '#place': resolve(here, 'src', mode === 'site' ? 'site' : 'server', 'place.ts') },
  },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../build/site' : '../src/whitby/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy forbids inline resources
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: [root] },
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/version': { target: server, changeOrigin: false },
      '/ws': { target: server.replace('http', 'ws'), ws: true, changeOrigin: false },
    },
  },
  test: {
    environment: 'node',
    pool: 'threads',
    projects: [
      { extends: true, test: { name: 'together', include: TESTS, exclude: APART, isolate: false } },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
}));
