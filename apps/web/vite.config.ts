// Build of the web app: the browser's files under /assets with compressed copies, and one server bundle that exports `render`.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), compressAssets()],
  // Data addresses are forbidden by the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      // Bundled whole, as production: React taken from node_modules at run time would be its development build, ten times slower.
      ...(command === 'build' ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    },
  },
}))
