import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/wire.ts', 'public/'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/no-at-html-tags': 'error', // user-written text must never become HTML
      'no-restricted-properties': [
        'error',
        { property: 'innerHTML', message: 'Nothing that people wrote becomes HTML.' },
        { property: 'outerHTML', message: 'Nothing that people wrote becomes HTML.' },
        { property: 'insertAdjacentHTML', message: 'Nothing that people wrote becomes HTML.' },
      ],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'svelte/prefer-svelte-reactivity': 'off', // reactive state is declared with $state
      'svelte/no-navigation-without-resolve': 'off', // only needed with SvelteKit
    },
  },
);
