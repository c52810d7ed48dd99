// `GET /api/v1/openapi.json`: the contract's table printed as OpenAPI 3.1.
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/** Must be installed before the routes it describes. */
export async function installOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Сверка', version: '1', description: 'HTTP contract of Сверка. Errors are RFC 9457 problems with a machine code.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => ({
      schema: route.config?.operation ? schema : { ...schema, hide: true },
      url,
    }),
  })
  app.get('/api/v1/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return app.swagger()
  })
}
