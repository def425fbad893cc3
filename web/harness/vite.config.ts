/** Builds the map on its own for tests: `vite build --config harness/vite.config.ts --outDir …`. */
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import page from '../vite.config';

const { plugins = [], ...rest } = page({ command: 'build', mode: 'production' }) as UserConfig;

export default mergeConfig(rest, {
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  base: './',
  plugins: plugins.filter((each) => (each as Plugin | null)?.name !== 'whitby-packed'),
});
