// Part of a company's card, collapsed at first. For each special register (public lists that matter for a decision about a company, such as tax
// debtors) it says whether the company was found in it, was not found as of a day, or could not be checked.
import type { CompanyInRegister } from '@sverka/contract/special-registers/special-registers'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { AccordionSection } from '../ui/accordion.tsx'
import { Tag } from '../ui/badge.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import styles from './company-registers.module.css'
import { registerNameMessages } from './register-names.messages.ts'

/**
 * Registers that this site computes from company data: addresses of many companies, heads of many companies. Their `entries` are the number of
 * active companies at the address or with the head.
 */
const MASS = new Set(['mass-addresses', 'mass-heads'])

interface CompanyRegistersProps {
  registers: readonly CompanyInRegister[]
  /** The entries are invented, as in a demo. */
  isExample: boolean
  /** The company has a stop factor, which alone rules out a deal: then nothing is marked green. */
  stopped: boolean
}

/** A licence speaks for a company; an entry in any other register is a warning. */
const isWarning = ({ state, register }: CompanyInRegister): boolean => state === 'found' && register !== 'licences'

const registerTone = (register: CompanyInRegister, stopped: boolean) =>
  isWarning(register) ? 'warning' : register.state === 'found' && !stopped ? 'good' : 'neutral'

export function CompanyRegisters({ registers, isExample, stopped }: CompanyRegistersProps) {
  const texts = useMessages(registerNameMessages)
  return (
    <AccordionSection
      title={
        <span className={styles.title}>
          {texts.ofCompany} {registers.some(isWarning) && <Tag tone="warning">{texts.states.found}</Tag>}
        </span>
      }
    >
      <ul className={styles.registers}>
        {registers.map((register) => (
          <li key={register.register}>
            <Link to={`/special-registers/${register.register}`}>{texts.names[register.register]}</Link>
            <Tag tone={registerTone(register, stopped)}>{texts.states[register.state]}</Tag>
            <small>
              <Basis result={register} />
            </small>
          </li>
        ))}
      </ul>
      {isExample && <Note>{texts.example}</Note>}
    </AccordionSection>
  )
}

/**
 * The basis of the state: number of entries and day of our copy of the register, or the reason why there is no result. `not_checked` with a day:
 * the data are too old. `not_applicable` with a day: the register lists active companies only, and this company had been closed.
 */
function Basis({ result: { register, state, as_of: asOf, entries, copy } }: { result: CompanyInRegister }) {
  const texts = useMessages(registerNameMessages)
  const format = useFormat()
  if (state === 'not_checked' && asOf) return texts.outdated(format.date(asOf))
  if (state === 'not_checked' && copy === 'absent') return texts.notLoaded
  if (state === 'not_checked') return MASS.has(register) ? texts.notCompared : texts.notChecked
  if (state === 'not_applicable') return asOf ? texts.endedBefore(format.date(asOf)) : texts.notApplicable
  const count = state === 'found' ? (MASS.has(register) ? texts.companyCount(entries) : texts.entryCount(entries)) : null
  return format.list([count, asOf && texts.asOf(format.date(asOf))])
}
