// The band at the end of the home page that invites guests to register.
import { useMessages } from '../../i18n/catalogue.ts'
import { RegistrationBand } from '../registration-band.tsx'
import { homeMessages } from './home.messages.ts'

export function RegistrationCall() {
  const { registration } = useMessages(homeMessages)
  return <RegistrationBand title={registration.title} lead={registration.lead} action={registration.action} />
}
