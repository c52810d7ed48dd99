// Vite build of the web app: the browser's files under /assets, grouped into chunks, and one bundle for the server that exports `render`.
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { browserRoutes } from './browser-routes.ts'
import { classScopes } from './class-scopes.ts'
import { languageTexts } from './language-texts.ts'
import { rootSheet } from './root-sheet.ts'
import { routerParts } from './router-parts.ts'

/**
 * Beginnings of file names in a folder of the app, as alternatives of a regular expression. The build stops if no file begins with a name any more:
 * otherwise a renamed file would silently move to another chunk.
 */
function namesIn(folder: 'ui' | 'shell', names: readonly string[]): string {
  const files = readdirSync(join(import.meta.dirname, 'app', folder))
  const missing = names.filter((name) => !files.some((file) => file.startsWith(name.replace('/', ''))))
  if (missing.length > 0) throw new Error(`app/${folder} has no ${missing.join(', ')}, which the shared chunks name`)
  return names.join('|')
}

/** Controls that not every page has: not in the chunk `frame`, which every page loads. */
const RARE_CONTROLS = [
  'charts/',
  'dialogs/',
  'accordion',
  'breadcrumbs',
  'checkbox',
  'copy-button',
  'description-list',
  'dialog',
  'field',
  'search-field',
  'file-field',
  'folding',
  'form',
  'menu',
  'note',
  'number-field',
  'switch',
  'table',
  'tabs',
  'two-lines',
  'replay-input',
  'typed-number',
]
/** Controls that few forms have: not in the chunk `forms`. */
const NOT_IN_FORMS = ['charts/', 'dialogs/', 'folding', 'number-field', 'table', 'replay-input', 'typed-number']
/** Parts of the shell that not every page has: not in the chunk `frame`. */
const RARE_PARTS = [
  'avatar',
  'chosen-number-names',
  'compare',
  'complain',
  'consent-box',
  'use-scroll-current-into-view',
  'delivery-words',
  'draft-store',
  'example-number',
  'header-person',
  'stored-person',
  'needs-script',
  'over-team-sum',
  'own-companies',
  'pager',
  'person-link',
  'phone-link',
  'plan-note',
  'private-head',
  'share-with-team',
  'sign-in-link',
  'unit-words',
  'use-draft',
  'use-loaded-picture',
  'use-refused',
  'use-submit',
]
/** Parts of the shell that few pages with forms have: not in the chunk `forms`. */
const SINGLE_PARTS = [
  'avatar',
  'chosen-number-names',
  'compare-tray',
  'complain',
  'header-person',
  'stored-person',
  'needs-script',
  'own-companies',
  'phone-link',
  'use-scroll-current-into-view',
  'draft-store',
  'example-number',
  'share-with-team',
  'unit-words',
  'use-draft',
  'use-loaded-picture',
]

/**
 * Groups of modules that are bundled into one chunk each; the first group that matches a module takes it. The code of every page is in two files
 * (`react`, `frame`) instead of thirty: the number of requests slows down a first visit, not the bytes.
 */
const sharedChunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/(?!.*\/(?:single-fetch|fog-of-war|instrumentation|turbo-stream-v2)\b)/,
  },
  // Used by every page. A group includes the modules that its modules import, so the rarer controls, which come later, are excluded here.
  {
    name: 'frame',
    test: new RegExp(
      String.raw`app/(?:ui/(?!${namesIn('ui', RARE_CONTROLS)})|shell/(?!messages/|.*\.page|${namesIn('shell', RARE_PARTS)})|api/(?!upload|member-socket)|i18n/(?!country-name|delivery|number-fields)[^/]+$|reliability/(?:reader-language|reliability\.messages|verdict\.messages|verdict-line\.messages|verdict-style)|company-search/(?:submitted-field|recent/under-empty-field)|(?:ui|shell)/.*\.css|company-card/five-answers\.module\.css|company-search/recent/recent\.module\.css|notifications/notifications\.module\.css|marketplace/promoted\.module\.css)|virtual:class-scope|contract/src/(?:company/company\.rules|digits\.rules|formats\.rules|identifiers/identifiers\.ts)`,
    ),
  },
  // Style sheets: sections («bands») of the site's public pages; and listed goods.
  { name: 'bands', test: /app\/(?:site-pages\/[^/]+|company-search\/form\/[^/]+|news\/[^/]+)\.css$/ },
  {
    name: 'goods',
    test: /app\/(?:marketplace\/(?:goods-card|marketplace-header|header-links|picture|stepper)\.module\.css|reviews\/load-reviews\.ts|marketplace\/breadcrumb-data\.tsx?)$/,
  },
  // Fields of forms, which few public pages have.
  { name: 'field', test: /app\/ui\/field\.tsx/ },
  // The search field, menus, tabs and other parts of a card's header, which the home page does not need.
  {
    name: 'controls',
    test: /app\/(?:ui\/(?:breadcrumbs|copy-button|description-list|search-field|menu|tabs)|shell\/(?:compare(?:d|-link)|person-link))|contract\/src\/company-card\/tabs/,
  },
  // Parts of lists: pagers, collapsible parts, and empty states.
  { name: 'lists', test: /app\/(?:ui\/(?:accordion|note)|shell\/(?:pager|private-head|sign-in-link|use-refused))/ },
  // Forms and dialogs: not needed when a card is opened.
  {
    name: 'forms',
    test: new RegExp(
      String.raw`app/(?:ui/(?!${namesIn('ui', NOT_IN_FORMS)})|shell/(?!messages/|.*\.page|${namesIn('shell', SINGLE_PARTS)}))|contract/src/company-binding/company-binding\.rules`,
    ),
  },
  // Must come before the group `office`, which would include it.
  { name: 'table', test: /app\/ui\/table/ },
  // Shared parts of the staff's pages («back office»). As separate files each would be in the list of routes that every page loads.
  { name: 'office', test: /app\/back-office\//, minShareCount: 3 },
  // Shared by the charts of the home page and of a card.
  { name: 'chart', test: /app\/ui\/charts\/(?!gauge|bar-chart|small-bars)/ },
  // Formatting of companies, people and places, with the texts that it needs.
  { name: 'names', test: /contract\/src\/company\/(?:names|words|addresses)/ },
  // Shared by the card and the page of a seller's company: the company, and the strip of answers on the summary and that page.
  {
    name: 'company',
    test: /app\/company-card\/(?:five-answers\.rules|load-card|company-link|use-company|tab\.messages|company-card\.messages)|contract\/src\/company-card\/reliability\.rules/,
  },
  // Parsing of typed numbers, in plain forms and for prices.
  { name: 'numbers', test: /app\/ui\/(?:number-field\.tsx|typed-number)/ },
  { name: 'figures', test: /app\/company-card\/finances\/(?:finance-rows|signed)/ },
  { name: 'answers', test: /app\/company-card\/five-answers\.(?:tsx|messages)/ },
  // Parsing of queries: used by the search and the home page, which must not load each other.
  { name: 'search', test: /app\/company-search\/search-url|contract\/src\/company-search\/(?!pasted)/ },
  // The part above every tab of a card, and the style sheets of the summary, which a card opens with; its components and the other tabs are
  // separate files.
  {
    name: 'card',
    test: /app\/company-card\/(?:(?!card-notices|extract-empty|filter-bar|sum-filter|member-actions|readable-|re(?:cord|gister)-tab|sample|tab-(?:empty|list)|verdict-(?:line|strip\.tsx|panel)|use-verdicts)[^/]+$|summary\/[^/]+\.css|founders\/founder-name|licenses\/license-origin)|app\/reliability\/deal-comparison\.module\.css/,
  },
  // Shown by a tab without content. The summary is never empty, so a card opens without this chunk.
  { name: 'tab-empty', test: /app\/company-card\/(?:extract|tab)-empty\.tsx/ },
  // A long list in a tab, its label for sample data, and the texts of most tabs.
  { name: 'tab-list', test: /app\/company-card\/(?:(?:tab-list|sample)\.tsx|re(?:cord|gister)-tab\.messages)/ },
  // Findings (factors) about a company, with their gauge: in the summary, in finances and in the report.
  {
    name: 'findings',
    test: /app\/(?:company-card\/(?:finances\/factor-list|reliability\/reliability-gauge|summary\/tab-link)|reliability\/(?:industry-strips\.tsx|quartile-position|action-link|disputed-marks|evidence|record-path|unchecked-stops\.tsx)|ui\/charts\/gauge)/,
  },
  // Shared by the page that selects companies by properties and the filters of the search.
  { name: 'selection', test: /app\/company-search\/(?:selection\/selection-url|load-regions)/ },
]

/** Name of a CSS class: its own name plus four letters of a hash of its file. Repeated text compresses well, a hash for each class would not. */
const scopedName = (className: string, file: string): string =>
  `${className}-${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`

/**
 * Seven characters of the content hash, 42 bits, instead of the usual eight: hashes do not compress, and a first visit loads some three hundred.
 * Seven is the minimum that the bundler allows for so many entries.
 */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** Chunks that every page has loaded before any lazy part. */
const ALWAYS_LOADED = /assets\/(?:rolldown-runtime|react|frame)-[^/]+$/
/** Chunks of a company's card and its tabs, and the chunks that are always loaded before them. */
const CARD_PARTS = /assets\/(?:card|[a-z-]+\.tab)-[^/]+$/
const LOADED_WITH_CARD = /assets\/(?:card|company|controls)-[^/]+$/

export default defineConfig(({ command }) => ({
  plugins: [routerParts(), languageTexts(), reactRouter(), rootSheet(), browserRoutes(), classScopes()],
  build: {
    // No file becomes a data URL, which the content security policy forbids.
    assetsInlineLimit: 0,
    // Files that a lazy part needs are preloaded with it. Left out: chunks that are loaded already, and the part itself, which is requested at the
    // same moment.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, files, { hostId }) =>
        files.filter((file) => file !== part && !ALWAYS_LOADED.test(file) && !(CARD_PARTS.test(hostId) && LOADED_WITH_CARD.test(file))),
    },
  },
  css: { modules: { generateScopedName: scopedName } },
  environments: {
    client: { build: { rolldownOptions: { output: { ...shortNames, codeSplitting: { groups: sharedChunks } } } } },
    ssr: {
      // Images and style sheets have the same names on the server's page and in the browser.
      build: { rolldownOptions: { input: './server/app.ts', output: { assetFileNames: shortNames.assetFileNames } } },
      // Bundled whole, in production mode: React loaded from node_modules at run time would be its development build, ten times slower.
      ...(command === 'build' ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    },
  },
}))
