// The profile's own address leads to its first section.
import { redirect } from 'react-router'

export const clientLoader = () => redirect('/profile/info', { status: 302 })

export default function ToInfo() {
  return null
}
