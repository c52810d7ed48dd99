// Build of the web app: the browser's files under /assets, and one server bundle that exports `render`.
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

/** Beginnings of file names in a folder of the app, for an expression. A name that no file has any more stops the build: it would change what every page loads. */
function namesIn(folder: 'ui' | 'shell', names: readonly string[]): string {
  const files = readdirSync(join(import.meta.dirname, 'app', folder))
  const gone = names.filter((name) => !files.some((file) => file.startsWith(name.replace('/', ''))))
  if (gone.length > 0) throw new Error(`app/${folder} has no ${gone.join(', ')}, which the shared chunks name`)
  return names.join('|')
}

/** Not in the frame: controls that not every page has. */
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
/** In files of their own: controls that few forms have. */
const NOT_IN_FORMS = ['charts/', 'dialogs/', 'folding', 'number-field', 'table', 'replay-input', 'typed-number']
/** Not in the frame: parts that not every page has. */
const RARE_PARTS = [
  'avatar',
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
/** In files of their own: parts that few pages with forms have. */
const SINGLE_PARTS = [
  'avatar',
  'compare-tray',
  'complain',
  'header-person',
  'stored-person',
  'needs-script',
  'phone-link',
  'use-scroll-current-into-view',
  'draft-store',
  'example-number',
  'share-with-team',
  'unit-words',
  'use-draft',
  'use-loaded-picture',
]

/** The code of every page is bundled into two files instead of thirty: the number of requests limits a first visit, not their bytes. */
const sharedChunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/(?!.*\/(?:single-fetch|fog-of-war|instrumentation|turbo-stream-v2)\b)/,
  },
  // Used by every page; a group includes what its files import, so rarer controls come second.
  {
    name: 'frame',
    test: new RegExp(
      String.raw`app/(?:ui/(?!${namesIn('ui', RARE_CONTROLS)})|shell/(?!messages/|.*\.page|${namesIn('shell', RARE_PARTS)})|api/(?!upload|member-socket)|i18n/(?!country-name|delivery|number-fields)[^/]+$|reliability/(?:reader-language|reliability\.messages|verdict\.messages|verdict-line\.messages|verdict-style)|company-search/(?:submitted-field|recent/under-empty-field)|(?:ui|shell)/.*\.css|company-card/five-answers\.module\.css|company-search/recent/recent\.module\.css|notifications/notifications\.module\.css|marketplace/promoted\.module\.css)|virtual:class-scope|contract/src/(?:company/company\.rules|digits\.rules|formats\.rules|identifiers/identifiers\.ts)`,
    ),
  },
  // Sections of the site's pages, and listed goods: a style sheet for each kind of page.
  { name: 'bands', test: /app\/(?:site-pages\/[^/]+|company-search\/form\/[^/]+|news\/[^/]+)\.css$/ },
  {
    name: 'goods',
    test: /app\/(?:marketplace\/(?:goods-card|marketplace-header|header-ways|picture|stepper)\.module\.css|reviews\/load-reviews\.ts|marketplace\/breadcrumb-data\.tsx?)$/,
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
  // Must come before the office group, which would include it.
  { name: 'table', test: /app\/ui\/table/ },
  // Shared parts of the staff's pages; as separate files each would be listed in the list of routes that every page fetches.
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
  // What a tab shows that has nothing to show: the summary is never empty.
  { name: 'tab-empty', test: /app\/company-card\/(?:extract|tab)-empty\.tsx/ },
  // A long list in a tab, its label for sample data, and the texts of most tabs.
  { name: 'tab-list', test: /app\/company-card\/(?:(?:tab-list|sample)\.tsx|re(?:cord|gister)-tab\.messages)/ },
  // Display of findings, with their gauge: in the summary, in finances and in the report.
  {
    name: 'findings',
    test: /app\/(?:company-card\/(?:finances\/factor-list|reliability\/reliability-gauge|summary\/tab-link)|reliability\/(?:industry-strips\.tsx|quartile-position|action-link|disputed-marks|evidence|record-path|unchecked-stops\.tsx)|ui\/charts\/gauge)/,
  },
  // Form parts of a selection and of the search's filters.
  { name: 'selection', test: /app\/company-search\/(?:selection\/selection-url|load-regions)/ },
]

/** A class is its own name plus four letters of its file: repeated text compresses well, a hash for each class would not. */
const scopedName = (word: string, file: string): string =>
  `${word}-${createHash('sha256')
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

const ALWAYS_THERE = /assets\/(?:rolldown-runtime|react|frame)-[^/]+$/
/** Chunks of the card, with the chunks that are loaded before each. */
const CARD_HOST = /assets\/(?:card|[a-z-]+\.tab)-[^/]+$/
const WITH_CARD = /assets\/(?:card|company|controls)-[^/]+$/

export default defineConfig(({ command }) => ({
  plugins: [routerParts(), languageTexts(), reactRouter(), rootSheet(), browserRoutes(), classScopes()],
  // The content security policy forbids data URLs.
  build: {
    assetsInlineLimit: 0,
    // Chunks of every page are loaded before any lazy part and need neither a preload nor an entry in each list of them; nor does the part itself,
    // which is requested at the same moment.
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
      // Images and style sheets have the same names on the server's page and in the browser.
      build: { rolldownOptions: { input: './server/app.ts', output: { assetFileNames: shortNames.assetFileNames } } },
      // Bundled whole, in production mode: React loaded from node_modules at run time would be its development build, ten times slower.
      ...(command === 'build' ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    },
  },
}))
