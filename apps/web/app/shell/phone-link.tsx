// A phone number as a `tel:` link, written as +7 999 123-45-67.
import { phoneLink, phoneText } from '@sverka/contract/phones.rules'

interface PhoneLinkProps {
  /** From an order: the phone's digits with the country code (empty after the buyer's account was deleted), and the digits of the extension. */
  delivery: { phone_number: string; phone_extension: string | null }
  /** The word «ext.» («доб.») in the reader's language. */
  extensionWord: string
}

/** Renders nothing if the number was deleted together with the buyer's account. */
export function PhoneLink({ delivery: { phone_number: digits, phone_extension: extension }, extensionWord }: PhoneLinkProps) {
  if (digits === '') return null
  return <a href={phoneLink({ digits, extension })}>{phoneText({ digits, extension }, extensionWord)}</a>
}
