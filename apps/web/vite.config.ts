// Build of the web app: the browser's files under /assets with compressed copies, and one server bundle that exports `render`.
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'
import { rootSheet } from './root-sheet.ts'

/** What every page needs travels in two files instead of thirty: a page's first visit is short of requests, not of bytes. */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  // What every page has; a group takes along what its files import, so that the rarer controls come second.
  {
    name: 'frame',
    test: /app\/(?:ui\/(?!charts\/|dialogs\/|accordion|breadcrumbs|checkbox|copy-button|description-list|dialog|field|file-field|folding|form|menu|note|switch|table|tabs)|shell\/(?!messages\/|.*\.page|compare|consent-box|pager|person-link|plan-note|private-head|sign-in-link|use-refused)|api\/(?!upload|member-socket)|i18n\/[^/]+$|reliability\/(?:reader-language|reliability\.messages|verdict-look)|company-search\/submitted-field|(?:ui|shell)\/.*\.css|company-card\/five-answers\.module\.css|notifications\/notifications\.module\.css|marketplace\/promoted\.module\.css)|contract\/src\/(?:company\.rules|identifiers)/,
  },
  // Bands of the site's pages, and goods as they are listed: a style sheet for each kind of page.
  { name: 'bands', test: /app\/(?:site-pages\/[^/]+|company-search\/form\/[^/]+|news\/[^/]+)\.css$/ },
  { name: 'goods', test: /app\/marketplace\/(?:goods-card|marketplace-header|header-ways|picture|stepper)\.module\.css$/ },
  // Fields, menus, tabs and lists, of which the home page has none.
  {
    name: 'controls',
    test: /app\/(?:ui\/(?!charts\/|dialogs\/|checkbox|dialog|file-field|folding|form|switch|table)|shell\/(?!messages\/|.*\.page|consent-box|plan-note))|contract\/src\/company-card\/tabs/,
  },
  // Forms and windows: no part of what a card opens with.
  { name: 'forms', test: /app\/(?:ui\/(?!charts\/|dialogs\/|folding|table)|shell\/(?!messages\/|.*\.page))/ },
  // What the pages of the staff share, each file of which would be named in the list of routes that every page fetches.
  { name: 'office', test: /app\/back-office\//, minShareCount: 3 },
  // What the home page's chart shares with the card's.
  { name: 'chart', test: /app\/ui\/charts\/(?!gauge|line-chart|bar-chart)/ },
  // How a company, a person and a place are written, with the words that this takes.
  { name: 'names', test: /contract\/src\/company\.(?:names|words|addresses)/ },
  // What the card and the page of a seller's company share: the strip of answers and its company.
  {
    name: 'company',
    test: /app\/company-card\/(?:five-answers|load-card|company-link|use-company|tab\.messages|company-card\.messages|finances\/(?:finance-rows|signed))|contract\/src\/company-card\/reliability\.rules/,
  },
  // What a question is made of: used by the search and the home page, which are not to fetch each other.
  { name: 'search', test: /app\/company-search\/search-address|contract\/src\/company-search\./ },
  // The summary is what a card opens with; the other tabs stay in files of their own.
  {
    name: 'card',
    test: /app\/company-card\/(?!messages\/|filter-bar|member-actions|party-name|readable-company|sample|tab-list|tab-source)(?:summary\/(?!how-closed)|[^/]+$)|app\/ui\/charts\/(?:gauge|line-chart)/,
  },
]

/** A class is its own word and four letters of its file: what repeats costs nothing as it travels, a name drawn for each class would. */
const scopedName = (word: string, file: string): string =>
  `${word}-${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), rootSheet(), compressAssets()],
  // Data addresses are forbidden by the content security policy.
  // One style sheet for all pages: 20 KB, fetched once, instead of up to six files a page.
  build: { assetsInlineLimit: 0 },
  css: { modules: { generateScopedName: scopedName } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      // Bundled whole, as production: React taken from node_modules at run time would be its development build, ten times slower.
      ...(command === 'build' ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    },
  },
}))
