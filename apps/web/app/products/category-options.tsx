// Options of a category select: top categories as groups, lower ones by name.
import type { CategoryTree } from '@sverka/contract/catalog/catalog'
import { useCategoryName } from './category-name.ts'

export function CategoryOptions({ tree }: { tree: CategoryTree }) {
  const nameIn = useCategoryName()
  return tree.map((top) => (
    <optgroup key={top.id} label={nameIn(top)}>
      <option value={top.id}>{nameIn(top)}</option>
      {top.childrens.flatMap((middle) => [
        <option key={middle.id} value={middle.id}>
          {nameIn(middle)}
        </option>,
        ...middle.childrens.map((leaf) => (
          <option key={leaf.id} value={leaf.id}>
            {`${nameIn(middle)} / ${nameIn(leaf)}`}
          </option>
        )),
      ])}
    </optgroup>
  ))
}
