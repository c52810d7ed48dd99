// Registers the feature «access for programs»: members' API keys, the endpoints that answer in the formats of DaData and Checko (other Russian
// services of company data), the search of the register for clients with one shared key, and the MCP server for AI assistants.
import { openIndex } from '../company-search/company-search.ts'
import type { Feature } from '../platform/feature.ts'
import { apiAccessRoutes } from './api-access.routes.ts'
import { deleteUserKeys } from './api-access.sql.ts'
import { exportKeys } from './api-access.ts'
import { checkoRoutes } from './checko/checko.routes.ts'
import { acceptPostRequests } from './checko/post-requests.ts'
import { registryRoutes } from './checko/registry.routes.ts'
import { dadataRoutes } from './dadata/dadata.routes.ts'
import { mcpRoutes } from './mcp/mcp.routes.ts'
import { allowCrossOrigin } from './other-services.ts'

export const apiAccess: Feature = (services) => {
  const index = () => openIndex(services)
  return {
    // A database replica may answer the public operations only, and these read nothing but company data. Keys are always read from the primary.
    readsReplicas: true,
    routes: (calls) => [
      ...apiAccessRoutes,
      ...dadataRoutes(index),
      ...checkoRoutes(index),
      ...registryRoutes(index, services.config),
      ...mcpRoutes(calls),
    ],
    install: async (server) => {
      allowCrossOrigin(server)
      acceptPostRequests(server)
    },
    personalData: {
      exportUserData: exportKeys(services.clock),
      eraseUserData: async (tx, userId) => ({ api_keys: await deleteUserKeys(tx, userId) }),
    },
  }
}
