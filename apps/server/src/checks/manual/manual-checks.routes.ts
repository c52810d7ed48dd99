// Binds the HTTP operations of manual checks (results that a member looked up in official services) to their functions: list, add, download the file.
import { addManualCheck as addOperation, getManualCheckFile, listManualChecks } from '@sverka/contract/checks/manual-checks'
import { requireMember } from '../../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { addManualCheck, openManualCheckFile, readManualChecks } from './manual-checks.ts'

export const manualChecksRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listManualChecks, ({ db, caller, params }) => readManualChecks(db, requireMember(caller).userId, params.number)),
  // No transaction around the whole call, because the antivirus is called over the network.
  withOwnTransactions(addOperation, async ({ db, caller, params: { number }, body, files }) => {
    const [upload] = files?.file ?? []
    const file = upload && Buffer.from(upload.bytes)
    const { service, outcome, details, sum, file_name: fileName } = body
    const input = { number, service, outcome, details, sum, fileName, file, userId: requireMember(caller).userId }
    return new HttpResponse(201, await addManualCheck(db, services, input))
  }),
  reads(getManualCheckFile, async ({ db, caller, params }) => {
    const { bytes, row } = await openManualCheckFile(db, services, {
      number: params.number,
      id: params.id,
      userId: requireMember(caller).userId,
    })
    const extension = row.file_kind === 'pdf' ? 'pdf' : 'jpg'
    return new HttpResponse<Uint8Array>(200, bytes, {
      'content-type': row.file_kind === 'pdf' ? 'application/octet-stream' : 'image/jpeg',
      'content-disposition': `attachment; filename="${row.service}-${row.id.slice(0, 8)}.${extension}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  }),
]
