// The form of the properties («traits») by which companies are selected: a plain GET form. On narrow screens it is folded once properties are
// chosen, unless a field has an error.
import { companySizes } from '@sverka/contract/company-search/company-search.rules'
import { selectionFlags, selectionStatuses } from '@sverka/contract/company-selection/company-selection.rules'
import type { ReactNode } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { verdictMessages } from '../../reliability/verdict.messages.ts'
import { registerNameMessages } from '../../special-registers/register-names.messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { filterMessages } from '../filter.messages.ts'
import { type Regions, regionsToChoose } from '../load-regions.ts'
import styles from '../search-filters.module.css'
import { selectionMessages } from './selection.messages.ts'
import { type Copies, fieldMaxima, hasTraits, hasWrongNumber, registerTraits, type Selection } from './selection-url.ts'

interface ChoiceProps {
  name: string
  label: string
  anyLabel: string
  value: string | number | undefined
  options: readonly (readonly [value: string | number, label: string])[]
}

const Choice = ({ name, label, anyLabel, value, options }: ChoiceProps) => (
  <Select label={label} name={name} defaultValue={value ?? ''}>
    <option value="">{anyLabel}</option>
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </Select>
)

/** `copies`: how much of each special register we have a copy of. */
interface SelectionFormProps {
  selection: Selection
  regions: Regions
  copies: Copies
}

export function SelectionForm(props: SelectionFormProps) {
  const [typed] = useSearchParams()
  const texts = useMessages(filterMessages)
  const words = useMessages(selectionMessages)
  return (
    <aside className={styles.filters} aria-label={words.form}>
      <details className={styles.folded} open={!hasTraits(props.selection) || hasWrongNumber(typed)}>
        <summary>{texts.filters}</summary>
        <Form action="/counter-parties/selection" method="get">
          <MainTraits {...props} />
          <Ranges />
          <ReportTraits {...props} />
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" full>
              {words.find}
            </Button>
            {hasTraits(props.selection) && (
              <ButtonLink to="/counter-parties/selection" variant="text" full>
                {texts.reset}
              </ButtonLink>
            )}
          </div>
        </Form>
      </details>
    </aside>
  )
}

const Section = ({ title, children }: { title?: string; children: ReactNode }) => (
  <fieldset className={styles.section}>
    {title && <legend>{title}</legend>}
    {children}
  </fieldset>
)

function MainTraits({ selection, regions }: SelectionFormProps) {
  const texts = useMessages(filterMessages)
  const words = useMessages(selectionMessages)
  const kinds = [['company', texts.companiesOnly] as const, ['entrepreneur', texts.tradersOnly] as const]
  const statuses = selectionStatuses.map((status) => [status, words.statuses[status]] as const)
  const sizes = companySizes.map((size) => [size, texts.sizes[size]] as const)
  const regionOptions = regionsToChoose(regions, selection.region__in?.[0]).map(({ id, name }) => [id, name] as const)
  return (
    <Section>
      <Choice name="kind" label={texts.whom} anyLabel={texts.anyKind} value={selection.kind} options={kinds} />
      <Choice name="status" label={texts.status} anyLabel={words.anyStatus} value={selection.status} options={statuses} />
      <Choice
        name="region"
        label={texts.region}
        anyLabel={regions ? texts.anyRegion : texts.noRegions}
        value={selection.region__in?.[0]}
        options={regionOptions}
      />
      <TextField label={texts.activity} name="okved" defaultValue={selection.activity} placeholder={texts.activityExample} maxLength={60} />
      <Choice name="size" label={texts.size} anyLabel={texts.anySize} value={selection.size__in?.[0]} options={sizes} />
    </Section>
  )
}

/** Fields «from» and «to» for age in years, revenue in rubles and number of employees. They show the URL's texts, also invalid ones. */
function Ranges() {
  const [typed] = useSearchParams()
  const texts = useMessages(selectionMessages)
  const ranges = ['age', 'revenue', 'staff'] as const
  return ranges.map((name) => (
    <Section key={name} title={texts[name]}>
      <div className={styles.range}>
        {(['from', 'to'] as const).map((end) => (
          <NumberField
            key={end}
            label={texts.range(texts[name], texts[end])}
            labelHidden
            name={`${name}_${end}`}
            placeholder={texts[end]}
            defaultValue={typed.get(`${name}_${end}`) ?? ''}
            most={fieldMaxima[name]}
            wrongText={texts.figureWrong(fieldMaxima[name])}
          />
        ))}
      </div>
    </Section>
  ))
}

/** Properties from the reliability report: its verdict, and for each special register whether the company is in it. */
function ReportTraits({ selection, copies }: SelectionFormProps) {
  const texts = useMessages(selectionMessages)
  const { verdicts } = useMessages(verdictMessages)
  const { names, notLoaded } = useMessages(registerNameMessages)
  const chosenWay = (flag: (typeof selectionFlags)[number]) =>
    selection.within?.includes(flag) ? 'within' : selection.without?.includes(flag) ? 'without' : undefined
  return (
    <Section title={texts.flags}>
      <Choice
        name="verdict"
        label={texts.verdict}
        anyLabel={texts.anyVerdict}
        value={selection.verdict__in?.[0]}
        options={(['proceed', 'caution', 'refuse', 'impossible', 'unknown'] as const).map((item) => [item, verdicts[item]] as const)}
      />
      {selectionFlags.map((flag) => (
        <Choice
          key={flag}
          name={flag}
          label={names[flag]}
          anyLabel={copies[flag] === 'absent' ? notLoaded : texts.anyFlag}
          value={chosenWay(flag)}
          options={registerTraits(copies[flag]).map((way) => [way, texts[way]] as const)}
        />
      ))}
    </Section>
  )
}
