// Operations of members' own work that stand beside the one table, which has no room for them: checks by hand, ties.
import { addHandCheck, getHandFile, listHandChecks } from '../checks/hand-checks.ts'
import type { Operation } from '../http/http.ts'
import { createTieList, getTieList, listTieLists, printTieList, repeatTieList } from '../ties/lists.ts'
import { findPath } from '../ties/ties.ts'

export const memberOperations = {
  listHandChecks,
  addHandCheck,
  getHandFile,
  findPath,
  createTieList,
  listTieLists,
  getTieList,
  repeatTieList,
  printTieList,
} as const satisfies Record<string, Operation>
