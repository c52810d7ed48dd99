// The installation's secret, from which signing and encryption keys are derived.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Ids } from './ids.ts'

/**
 * The configured secret; outside production one is made once and kept in DATA_DIR, so that a restart signs nobody out.
 * Two processes that start at once on one DATA_DIR use the one written first.
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

/** File of the key, if it is not a setting. */
export const secretFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'secret.key')
