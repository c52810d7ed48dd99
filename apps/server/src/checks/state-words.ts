// A company's status with its procedure, such as «Действует, банкротство» (active, in bankruptcy): a reader must never see only the first.
import type { CompanyRow } from '../registry/registry.ts'

export const stateWords = ({ statusName, procedure }: Pick<CompanyRow, 'statusName' | 'procedure'>): string =>
  [statusName, procedure].filter(Boolean).join(', ')
