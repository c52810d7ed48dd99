// `/profile` redirects to its first section, `/profile/info`, in the browser.
import { redirect } from 'react-router'

export const clientLoader = () => redirect('/profile/info')

export default function ToInfo() {
  return null
}
