// Tag on an account in the lists of staff: blocked with the time, a member of staff, or active.
import type { StaffUser } from '@sverka/contract/auth/auth.staff'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Tag } from '../ui/badge.tsx'
import { backOfficeMessages } from './back-office.messages.ts'

export function PersonState({ person: { blocked_at, is_staff } }: { person: StaffUser }) {
  const texts = useMessages(backOfficeMessages)
  const format = useFormat()
  if (blocked_at) return <Tag tone="bad">{texts.blockedAt(format.dateTime(blocked_at))}</Tag>
  return is_staff ? <Tag tone="accent">{texts.staffMark}</Tag> : <Tag>{texts.active}</Tag>
}
