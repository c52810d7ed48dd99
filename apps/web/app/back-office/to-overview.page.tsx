// `/back-office` itself leads to the overview.
import { redirect } from 'react-router'

export const clientLoader = () => redirect('/back-office/overview')

export default function ToOverview() {
  return null
}
