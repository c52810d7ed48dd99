// The operations that only programs call, a part of the one table: the surfaces of other services.
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
} from './api-access.checko.ts'
import { findAffiliatedParties, findPartyById, refuseOtherSuggestion, suggestParty } from './api-access.dadata.ts'
import type { Operation } from './http.ts'

export const programOperations = {
  suggestParty,
  findPartyById,
  findAffiliatedParties,
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
} as const satisfies Record<string, Operation>
