// Build of the web app: the browser's files under /assets with compressed copies, and one server bundle that exports `render`.
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'

export default defineConfig({
  plugins: [reactRouter(), compressAssets()],
  // Data addresses are forbidden by the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: './server/app.ts' } } } },
})
