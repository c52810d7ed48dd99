// Serves the files of the built web app (scripts, styles, pictures); the name of each contains a hash of its content.
import { readdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the folder's files under `/assets/`. Their names are read once: the route of `@fastify/static` reads the whole folder for each request,
 * which takes a third of the processor time of a first visit.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const names = new Set(await readdir(folder))
  await app.register(fastifyStatic, { root: folder, serve: false, immutable: true, maxAge: '1y', preCompressed: true })
  app.route<{ Params: { readonly name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:name',
    schema: { hide: true } as object,
    handler: ({ params: { name } }, reply) => (names.has(name) ? reply.sendFile(name) : reply.callNotFound()),
  })
}
