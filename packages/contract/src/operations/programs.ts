// Part of the table of HTTP operations: those for members' programs, which call APIs in the formats of other services (DaData, Checko, MCP), and
// those on webhooks.
import {
  checkoBankruptcyMessages,
  checkoCompany,
  checkoContracts,
  checkoEnforcements,
  checkoEntrepreneur,
  checkoFinances,
  checkoInspections,
  checkoLegalCases,
  checkoOther,
  checkoPerson,
  checkoSearch,
} from '../api-access/checko.ts'
import { findAffiliatedParties, findPartyById, getSuggestStatus, refuseOtherSuggestion, suggestParty } from '../api-access/dadata.ts'
import { callMcp } from '../api-access/mcp.ts'
import type { Operation } from '../http/http.ts'
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  tryWebhook,
} from '../monitoring/webhooks.ts'

export const programOperations = {
  suggestParty,
  findPartyById,
  findAffiliatedParties,
  getSuggestStatus,
  refuseOtherSuggestion,
  checkoCompany,
  checkoEntrepreneur,
  checkoPerson,
  checkoSearch,
  checkoFinances,
  checkoLegalCases,
  checkoContracts,
  checkoInspections,
  checkoEnforcements,
  checkoBankruptcyMessages,
  checkoOther,
  callMcp,
  listWebhooks,
  createWebhook,
  deleteWebhook,
  tryWebhook,
  listDeliveries,
  getDelivery,
  resendDelivery,
} as const satisfies Record<string, Operation>
