// Part of a company's card: for each special register whether the company is in it, is not (as of a day), or was not checked. Folded at first.
import type { CompanyInRegister } from '@sverka/contract/special-registers/special-registers'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { AccordionSection } from '../ui/accordion.tsx'
import { Tag } from '../ui/badge.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import styles from './company-registers.module.css'
import { registerNameMessages } from './register-names.messages.ts'

/** Registers that we compute ourselves; their `entries` count the active companies at the address or with the head. */
const MASS = new Set(['mass-addresses', 'mass-heads'])

interface CompanyRegistersProps {
  registers: readonly CompanyInRegister[]
  isExample: boolean
  /** The company has a stop factor: then nothing is marked green. */
  stopped: boolean
}

/** Licences are good to have; every other register is a warning. */
const warns = ({ state, register }: CompanyInRegister): boolean => state === 'found' && register !== 'licences'

const registerTone = (one: CompanyInRegister, stopped: boolean) =>
  warns(one) ? 'warning' : one.state === 'found' && !stopped ? 'good' : 'neutral'

export function CompanyRegisters({ registers, isExample, stopped }: CompanyRegistersProps) {
  const texts = useMessages(registerNameMessages)
  return (
    <AccordionSection
      title={
        <span className={styles.title}>
          {texts.ofCompany} {registers.some(warns) && <Tag tone="warning">{texts.states.found}</Tag>}
        </span>
      }
    >
      <ul className={styles.registers}>
        {registers.map((register) => (
          <li key={register.register}>
            <Link to={`/special-registers/${register.register}`}>{texts.names[register.register]}</Link>
            <Tag tone={registerTone(register, stopped)}>{texts.states[register.state]}</Tag>
            <small>
              <Basis of={register} />
            </small>
          </li>
        ))}
      </ul>
      {isExample && <Note>{texts.example}</Note>}
    </AccordionSection>
  )
}

/** What the state rests on: number of entries and day of the copy, or why there is no result. */
function Basis({ of: { register, state, as_of: asOf, entries, copy } }: { of: CompanyInRegister }) {
  const texts = useMessages(registerNameMessages)
  const format = useFormat()
  if (state === 'not_checked' && asOf) return texts.outdated(format.date(asOf))
  if (state === 'not_checked' && copy === 'absent') return texts.notLoaded
  if (state === 'not_checked') return MASS.has(register) ? texts.notCompared : texts.notChecked
  if (state === 'not_applicable') return asOf ? texts.endedBefore(format.date(asOf)) : texts.notApplicable
  const count = state === 'found' ? (MASS.has(register) ? texts.companyCount(entries) : texts.entryCount(entries)) : null
  return format.list([count, asOf && texts.asOf(format.date(asOf))])
}
