import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'src/common/openapi.ts', 'src/common/messages.ts', '*.config.*'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      'max-lines': ['error', 500],
      'max-lines-per-function': ['error', 60],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Boards are SVG text drawn by our own functions (decision 0501).
      'svelte/no-at-html-tags': 'off',
      // svelte-check warns of more than ESLint knows.
      'svelte/no-unused-svelte-ignore': 'off',
      // Maps that are not watched are meant to be plain.
      'svelte/prefer-svelte-reactivity': 'off',
      // The server's problems are told as they are.
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
    },
  },
  // Declarations of modules may import only in this way.
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  { files: ['src/games/**'], rules: { '@typescript-eslint/no-base-to-string': 'off' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // In templates ESLint knows no types; svelte-check does.
    files: ['**/*.svelte'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((kind) => [
        `@typescript-eslint/no-unsafe-${kind}`,
        'off',
      ]),
    ),
  },
  { files: ['tests/**'], rules: { 'max-lines-per-function': 'off' } },
);
