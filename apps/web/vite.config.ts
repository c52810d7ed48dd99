// Build of the web app: the browser's files under /assets with compressed copies, and one server bundle that exports `render`.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'

/** What every page needs travels in two files instead of thirty: a page's first visit is short of requests, not of bytes. */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: 'frame',
    test: /app\/(?:ui\/(?!charts\/|dialogs\/)|shell\/(?!messages\/|.*\.page)|api\/|i18n\/[^/]+$)|contract\/src\/(?:company\.rules|identifiers|company-card\/tabs)/,
  },
  // What the home page's chart shares with the card's.
  { name: 'chart', test: /app\/ui\/charts\/(?!gauge|line-chart|bar-chart)/ },
  // What a question is made of and how a company is named: used by the search, the home page and the card, none of which is to fetch another.
  {
    name: 'search',
    test: /app\/(?:company-search\/(?:search-address|submitted-field)|reliability\/(?:reader-language|reliability\.messages))|contract\/src\/company(?:\.|-search\.|-card\/reliability\.rules)/,
  },
  // The summary is what a card opens with; the other tabs stay in files of their own.
  { name: 'card', test: /app\/company-card\/(?!messages\/)(?:summary\/|[^/]+$)|app\/ui\/charts\/(?:gauge|line-chart)/ },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), compressAssets()],
  // Data addresses are forbidden by the content security policy.
  // One style sheet for all pages: 20 KB, fetched once, instead of up to six files a page.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      // Bundled whole, as production: React taken from node_modules at run time would be its development build, ten times slower.
      ...(command === 'build' ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    },
  },
}))
