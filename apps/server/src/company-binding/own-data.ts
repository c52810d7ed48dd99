// A member's personal data about companies: those that they represent, and their requests to represent one. All is deleted with the account.
import { representativeUnbound } from '../events.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { EraseUserData, ExportUserData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import { deleteUserLinks, deleteUserTickets, listRepresentedCompaniesForExport, listTicketsForExport } from './company-binding.sql.ts'
import { deleteDocuments } from './documents.ts'

/** The documents themselves are not in the export: a stolen access token must not give access to a passport. */
export const exportCompanies: ExportUserData = async (db, userId) => [
  { name: 'companies.json', content: await listRepresentedCompaniesForExport(db, userId) },
  { name: 'company-requests.json', content: await listTicketsForExport(db, userId) },
]

const dropFiles = defineJob<{ keys: readonly string[] }>('company-binding.drop-files')

/**
 * Ends all representations, with the same effects as leaving each company, and deletes the requests. A job destroys their scans after the commit,
 * as files cannot be restored by a rollback.
 */
export const eraseCompanies =
  (services: Services): EraseUserData =>
  async (tx, userId) => {
    const links = await deleteUserLinks(tx, userId)
    for (const { companyId } of links) await services.announce(tx, representativeUnbound, { companyId, userId })
    const tickets = await deleteUserTickets(tx, userId)
    const keys = tickets.flatMap(({ passport, contract, power }) => [passport, contract, power]).filter((key) => key !== null)
    if (keys.length > 0) await services.jobs.send(tx, dropFiles, { keys })
    return { companies: links.length, company_requests: tickets.length, documents: keys.length }
  }

export const deleteFilesWorker = (services: Services): JobWorker => jobWorker(dropFiles, ({ keys }) => deleteDocuments(services, keys))
