// XML of invented branches and representative offices in the format of EGRUL («ЕГРЮЛ», the state register of companies), for tests.

export interface InventedBranch {
  /** Code of its tax registration. */
  readonly kpp?: string
  readonly name?: string
  readonly street: string
}

/** The element of a branch or office: record (ГРНДатаПерв), name (СвНаим), address (АдрМНРФ) and tax registration (СвУчетНО…). */
const placeElement = (element: string, { street, name, kpp }: InventedBranch) => `<${element}>
  <ГРНДатаПерв ГРН="2205400000001" ДатаЗаписи="2022-03-04" />
  ${name ? `<СвНаим НаимПолн="${name}" />` : ''}
  <АдрМНРФ Индекс="630001" КодРегион="54" Дом="Д. 5"><Регион НаимРегион="НОВОСИБИРСКАЯ" ТипРегион="ОБЛАСТЬ" /><Город ТипГород="ГОРОД" НаимГород="НОВОСИБИРСК" /><Улица ТипУлица="УЛИЦА" НаимУлица="${street}" /></АдрМНРФ>
  ${kpp ? `<СвУчетНО${element.slice(2)} КПП="${kpp}" ДатаПостУч="2022-03-05"><СвНО КодНО="5406" НаимНО="Инспекция" /></СвУчетНО${element.slice(2)}>` : ''}
</${element}>`

/** The element СвПодразд of a company's extract: branches, then representative offices. */
export const branchesElement = (branches: readonly InventedBranch[], representations: readonly InventedBranch[] = []): string =>
  `<СвПодразд>${branches.map((branch) => placeElement('СвФилиал', branch)).join('')}${representations.map((office) => placeElement('СвПредстав', office)).join('')}</СвПодразд>`
