// Serves public pictures at `/media/<key>`: keys are random and never reused, so browsers may cache the files for a year.
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { refuse } from '../errors.ts'
import { routeLimit } from '../http/limits.ts'
import type { FileStore } from './store.ts'

const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }

/** URL path of a public file. */
export const mediaUrl = (key: string): string => `/media/${key}`

/** Makes a public file on demand, such as a drawing of the demo; null for a key that it does not handle. */
export type DrawFile = (key: string) => Promise<Buffer | null>

/** Where the public files come from. */
interface Media {
  readonly store: FileStore
  /** Called for files missing in the store; the result is stored. */
  readonly drawers: readonly DrawFile[]
}

/** Adds the route. The answer is 404 if the key has no picture extension or no file exists. */
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
