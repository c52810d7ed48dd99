// `/back-office` has no content of its own: it redirects to the overview, the first section for staff.
import { redirect } from 'react-router'

export const clientLoader = () => redirect('/back-office/overview')

export default function ToOverview() {
  return null
}
