// `/profile` redirects to its first section, `/profile/info`.
import { redirect } from 'react-router'

export const clientLoader = () => redirect('/profile/info', { status: 302 })

export default function ToInfo() {
  return null
}
