// Serves public files (`/media/...`): names are random and never reused, so browsers cache them for ever.
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { refuse } from '../errors.ts'
import { routeLimit } from '../http/limits.ts'
import type { FileStore } from './store.ts'

const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }

/** Address of a public file. */
export const mediaUrl = (key: string): string => `/media/${key}`

/** Makes public files on demand, such as the demo's drawings; null for a key that is not its own. */
export type DrawFile = (key: string) => Promise<Buffer | null>

interface Media {
  readonly store: FileStore
  /** Called for files missing in the store; the result is stored. */
  readonly drawers: readonly DrawFile[]
}

/** Adds the route. A key without a known picture extension, or without a file, is answered 404. */
export function installMedia(app: FastifyInstance, config: Config, media: Media): void {
  const draw = drawOnce(media)
  app.get('/media/*', { config: { rateLimit: routeLimit('page', config) }, schema: { hide: true } as object }, async (request, reply) => {
    const key = (request.params as { '*': string })['*']
    const type = /^[a-z-]+\/[A-Za-z0-9_-]+\.([a-z]+)$/.exec(key)?.[1]
    const bytes = type && TYPES[type] ? ((await media.store.get(key)) ?? (await draw(key))) : null
    if (!type || !bytes) refuse('not_found')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(TYPES[type] ?? 'application/octet-stream')
      .send(bytes)
  })
}

/** Concurrent requests for a missing file make it only once. */
function drawOnce(media: Media): DrawFile {
  const inProgress = new Map<string, ReturnType<DrawFile>>()
  return (key) => {
    const drawing = inProgress.get(key) ?? draw(media, key).finally(() => inProgress.delete(key))
    inProgress.set(key, drawing)
    return drawing
  }
}

async function draw({ store, drawers }: Media, key: string): Promise<Buffer | null> {
  for (const drawer of drawers) {
    const bytes = await drawer(key)
    if (bytes) await store.put(key, bytes)
    if (bytes) return bytes
  }
  return null
}
