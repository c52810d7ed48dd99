// The operations of checks by hand: list, add, open the file.
import { addHandCheck as addOperation, getHandFile, listHandChecks } from '@sverka/contract/checks/hand-checks'
import { member } from '../../platform/auth/session.ts'
import { Answer, acts, type Bound, reads } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { addHandCheck, openHandFile, showHandChecks } from './hand-checks.ts'

export const handChecksRoutes = (services: Services): readonly Bound[] => [
  reads(listHandChecks, ({ db, caller, params }) => showHandChecks(db, member(caller).userId, params.number)),
  // Without a transaction around it: the antivirus is called over the network.
  acts(addOperation, async ({ db, caller, params: { number }, body, files }) => {
    const [given] = files?.file ?? []
    const file = given && Buffer.from(given.bytes)
    const { service, outcome, details, sum, file_name: fileName } = body
    const seen = { number, service, outcome, details, sum, fileName, file, userId: member(caller).userId }
    return new Answer(201, await addHandCheck(db, services, seen))
  }),
  reads(getHandFile, async ({ db, caller, params }) => {
    const { bytes, row } = await openHandFile(db, services, { number: params.number, id: params.id, userId: member(caller).userId })
    const extension = row.file_kind === 'pdf' ? 'pdf' : 'jpg'
    return new Answer<Uint8Array>(200, bytes, {
      'content-type': row.file_kind === 'pdf' ? 'application/octet-stream' : 'image/jpeg',
      'content-disposition': `attachment; filename="${row.service}-${row.id.slice(0, 8)}.${extension}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  }),
]
