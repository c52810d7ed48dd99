// A phone number as a `tel:` link, in the normal form.
import { phoneLink, phoneText } from '@sverka/contract/phones.rules'

interface PhoneLinkProps {
  /** As orders hold it. */
  delivery: { phone_number: string; phone_extension: string | null }
  extensionWord: string
}

/** Nothing where the number was deleted with its owner's account. */
export function PhoneLink({ delivery: { phone_number: digits, phone_extension: extension }, extensionWord }: PhoneLinkProps) {
  if (digits === '') return null
  return <a href={phoneLink({ digits, extension })}>{phoneText({ digits, extension }, extensionWord)}</a>
}
