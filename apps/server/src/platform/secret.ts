// Provides the secret of this installation of the server, from which signing and encryption keys are derived.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Ids } from './ids.ts'

/**
 * The setting SECRET_KEY, which production requires. Without it a secret is generated once and stored in DATA_DIR, so that a restart signs nobody
 * out. Two processes that start at the same time on one DATA_DIR both use the secret that is written first.
 */
export function installationSecret(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>, ids: Ids): string {
  if (config.SECRET_KEY) return config.SECRET_KEY
  const path = secretFile(config)
  mkdirSync(config.DATA_DIR, { recursive: true })
  try {
    writeFileSync(path, ids.secret(32), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}

/** Path of the file with the generated secret. */
export const secretFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'secret.key')
