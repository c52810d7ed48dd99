// Files of manual checks (screenshots and PDFs of what a member found in an official service): scanned for viruses, pictures re-encoded, each
// stored with its SHA-256.
import { createHash } from 'node:crypto'
import { MANUAL_CHECK_FILE_NAME_MAX } from '@sverka/contract/checks/manual-checks.rules'
import { refuseField } from '../../platform/errors.ts'
import { attachedName, identifyAttached, refuseInfected } from '../../platform/files/attached.ts'
import type { OwnedFiles } from '../../platform/files/sweep.ts'
import type { Services } from '../../platform/services.ts'
import { listExistingIds } from './manual-checks.sql.ts'

const FOLDER = 'hand-checks/'
/** Key of a check's file in the store `documents`. */
export const manualCheckFileKey = (id: string): string => `${FOLDER}${id}`

export interface ManualCheckFile {
  readonly bytes: Buffer
  readonly kind: 'picture' | 'pdf'
  readonly name: string
  readonly sha256: string
}

/**
 * The file as it is to be stored. Throws a field error on `file` for an infected file or one that is neither picture nor PDF, and
 * `files_unavailable` if the antivirus does not answer.
 */
export async function readManualCheckFile(
  services: Pick<Services, 'antivirus' | 'log'>,
  upload: Buffer,
  name: string,
): Promise<ManualCheckFile> {
  const identified = await identifyAttached(upload)
  if (identified?.kind !== 'pdf' && identified?.kind !== 'picture') return refuseField('file', 'not_a_document')
  await refuseInfected(services, upload, 'not_a_document')
  const { kind, bytes } = identified
  return {
    bytes,
    kind,
    name: attachedName(name, kind, MANUAL_CHECK_FILE_NAME_MAX),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** Key of a stored file: folder and UUID. */
const UUID_KEY = /^hand-checks\/[0-9a-f-]{36}$/

/** Tells the sweep of orphaned files which files still belong to a row. */
export const manualCheckFiles: OwnedFiles = {
  store: 'documents',
  prefix: FOLDER,
  known: async (db, keys) => {
    const ids = keys.filter((key) => UUID_KEY.test(key)).map((key) => key.slice(FOLDER.length))
    return ids.length === 0 ? [] : (await listExistingIds(db, ids)).map(({ id }) => manualCheckFileKey(id))
  },
}
