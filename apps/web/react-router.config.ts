// React Router's build settings: rendering on the server, and all routes known to the browser from the start.
import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The manifest is one cached file; lazy discovery would cost a request per page and an endpoint of its own.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
