// Build of the web app: the browser's files under /assets, and one server bundle that exports `render`.
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { browserRoutes } from './browser-routes.ts'
import { languageTexts } from './language-texts.ts'
import { rootSheet } from './root-sheet.ts'

/** What every page needs travels in two files instead of thirty: a page's first visit is short of requests, not of bytes. */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  // What every page has; a group takes along what its files import, so that the rarer controls come second.
  {
    name: 'frame',
    test: /app\/(?:ui\/(?!charts\/|dialogs\/|accordion|breadcrumbs|checkbox|copy-button|description-list|dialog|field|file-field|folding|form|menu|note|number-field|switch|table|tabs|tell-early|typed-number)|shell\/(?!messages\/|.*\.page|avatar|compare|consent-box|current-in-sight|draft-store|example-number|header-person|needs-script|pager|person-link|phone-link|plan-note|private-head|sign-in-link|use-draft|use-refused)|api\/(?!upload|member-socket)|i18n\/[^/]+$|reliability\/(?:reader-language|reliability\.messages|verdict\.messages|verdict-line\.messages|verdict-look)|company-search\/submitted-field|(?:ui|shell)\/.*\.css|company-card\/five-answers\.module\.css|notifications\/notifications\.module\.css|marketplace\/promoted\.module\.css)|contract\/src\/(?:company\/company\.rules|digits\.rules|formats\.rules|identifiers\/identifiers\.ts)/,
  },
  // Bands of the site's pages, and goods as they are listed: a style sheet for each kind of page.
  { name: 'bands', test: /app\/(?:site-pages\/[^/]+|company-search\/form\/[^/]+|news\/[^/]+)\.css$/ },
  { name: 'goods', test: /app\/marketplace\/(?:goods-card|marketplace-header|header-ways|picture|stepper)\.module\.css$/ },
  // Fields, menus, tabs and what else the header of a card has, of which the home page has none.
  {
    name: 'controls',
    test: /app\/(?:ui\/(?:breadcrumbs|copy-button|description-list|field|menu|tabs)|shell\/(?:compare(?:d|-link)|person-link))|contract\/src\/company-card\/tabs/,
  },
  // What goes with lists: their pages, folded parts, and what is said in place of them.
  { name: 'lists', test: /app\/(?:ui\/(?:accordion|note)|shell\/(?:pager|private-head|sign-in-link|use-refused))/ },
  // Forms and windows: no part of what a card opens with.
  {
    name: 'forms',
    test: /app\/(?:ui\/(?!charts\/|dialogs\/|folding|number-field|table|tell-early|typed-number)|shell\/(?!messages\/|.*\.page|avatar|compare-tray|header-person|needs-script|phone-link|current-in-sight|draft-store|example-number|use-draft))|contract\/src\/company-binding\/company-binding\.rules/,
  },
  // Before the office, which would take it along.
  { name: 'table', test: /app\/ui\/table/ },
  // What the pages of the staff share, each file of which would be named in the list of routes that every page fetches.
  { name: 'office', test: /app\/back-office\//, minShareCount: 3 },
  // What the home page's chart shares with the card's; the gauge of a report takes the geometry alone.
  { name: 'geometry', test: /app\/ui\/charts\/chart\.rules/ },
  { name: 'chart', test: /app\/ui\/charts\/(?!gauge|line-chart|bar-chart)/ },
  // How a company, a person and a place are written, with the words that this takes.
  { name: 'names', test: /contract\/src\/company\/(?:names|words|addresses)/ },
  // What the card and the page of a seller's company share: its company, and the strip of answers that the summary and that page have.
  {
    name: 'company',
    test: /app\/company-card\/(?:five-answers\.rules|load-card|company-link|use-company|tab\.messages|company-card\.messages)|contract\/src\/company-card\/reliability\.rules/,
  },
  // Numbers as they are typed, in fields of plain forms and of prices.
  { name: 'numbers', test: /app\/ui\/(?:number-field\.tsx|typed-number)/ },
  { name: 'figures', test: /app\/company-card\/finances\/(?:finance-rows|signed)/ },
  { name: 'answers', test: /app\/company-card\/five-answers\.(?:tsx|messages)/ },
  // What a question is made of: used by the search and the home page, which are not to fetch each other.
  { name: 'search', test: /app\/company-search\/search-address|contract\/src\/company-search\/(?!pasted)/ },
  // What stands over every tab of a card, and the sheets of the summary, which a card opens with; its parts and the other tabs stay in files of their own.
  {
    name: 'card',
    test: /app\/company-card\/(?:(?!card-notices|filter-bar|member-actions|readable-|sample|tab-list|verdict-(?:strip\.tsx|panel)|use-verdicts)[^/]+$|summary\/[^/]+\.css|founders\/founder-name|licenses\/license-origin)|app\/reliability\/deal-beside\.module\.css/,
  },
  // A long list under a tab, and the mark of sample data in it.
  { name: 'tab-list', test: /app\/company-card\/(?:tab-list|sample)\.tsx/ },
  // How findings are shown: in the summary, among finances and in the report.
  {
    name: 'findings',
    test: /app\/(?:company-card\/finances\/factor-list|reliability\/(?:industry-strips\.tsx|place-on|evidence|record-path))/,
  },
  // Of these only the finances show no gauge.
  { name: 'gauge', test: /app\/(?:company-card\/reliability\/reliability-gauge|ui\/charts\/gauge)/ },
  // What a selection and the search's filters are made of.
  { name: 'selection', test: /app\/company-search\/(?:selection\/selection-address|load-regions)/ },
  // The summary's small parts, one of which the finances have too.
  { name: 'line', test: /app\/(?:ui\/charts\/line-chart|company-card\/summary\/tab-link)/ },
]

/** A class is its own word and four letters of its file: what repeats costs nothing as it travels, a name drawn for each class would. */
const scopedName = (word: string, file: string): string =>
  `${word}-${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`

/**
 * Seven letters of the content's hash, 42 bits, where eight are usual: hashes do not compress, and a first visit reads some three hundred.
 * Seven are the fewest that the bundler takes for so many entries.
 */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

const ALWAYS_THERE = /assets\/(?:rolldown-runtime|react|frame)-[^/]+$/
/** Chunks of the card, and what each of them has brought along before it asks for a part. */
const CARD_HOST = /assets\/(?:card|[a-z-]+\.tab)-[^/]+$/
const WITH_CARD = /assets\/(?:card|company|controls)-[^/]+$/

export default defineConfig(({ command }) => ({
  plugins: [languageTexts(), reactRouter(), rootSheet(), browserRoutes()],
  // Data addresses are forbidden by the content security policy.
  build: {
    assetsInlineLimit: 0,
    // What every page has before any part comes late needs no preload, and no name in each list of them; nor does the part itself, which
    // is asked for in the same moment.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, files, { hostId }) =>
        files.filter((file) => file !== part && !ALWAYS_THERE.test(file) && !(CARD_HOST.test(hostId) && WITH_CARD.test(file))),
    },
  },
  css: { modules: { generateScopedName: scopedName } },
  environments: {
    client: { build: { rolldownOptions: { output: { ...shortNames, codeSplitting: { groups: sharedChunks } } } } },
    ssr: {
      // Pictures and sheets have one name on the server's page and in the browser.
      build: { rolldownOptions: { input: './server/app.ts', output: { assetFileNames: shortNames.assetFileNames } } },
      // Bundled whole, as production: React taken from node_modules at run time would be its development build, ten times slower.
      ...(command === 'build' ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    },
  },
}))
