// The field that chooses the company whose price list is loaded, among those that the member represents.
import { Select } from '../ui/field.tsx'

interface SellerSelectProps {
  label: string
  sellers: readonly { readonly id: number; readonly name: string }[]
  /** Id of the chosen company. */
  value: number
  onChoose: (id: number) => void
}

export const SellerSelect = ({ label, sellers, value, onChoose }: SellerSelectProps) => (
  <Select label={label} value={value} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
    {sellers.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </Select>
)
