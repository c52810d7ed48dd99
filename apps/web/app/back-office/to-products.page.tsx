// `/back-office` itself leads to the first queue.
import { redirect } from 'react-router'

export const clientLoader = () => redirect('/back-office/products')

export default function ToProducts() {
  return null
}
