// The list of all factors (checks) of the reliability report: the rules of each group joined with their texts and sentence templates.
import { type FactorGroup, factorGroups } from '@sverka/contract/company-card/reliability.rules'
import type { FactTexts } from './fact.ts'
import type { ComputedRule, Factor, FactorTexts } from './factor.ts'
import { addressFacts } from './factors/address/address.facts.ts'
import { addressTexts } from './factors/address/address.texts.ts'
import { addressFactors } from './factors/address/address.ts'
import { aggregatorFacts } from './factors/aggregator/aggregator.facts.ts'
import { aggregatorTexts } from './factors/aggregator/aggregator.texts.ts'
import { addressMarks, peopleMarks, sanctionMarks, taxMarks } from './factors/aggregator/aggregator.ts'
import { bankruptcyFacts } from './factors/bankruptcy/bankruptcy.facts.ts'
import { bankruptcyTexts } from './factors/bankruptcy/bankruptcy.texts.ts'
import { bankruptcyFactors } from './factors/bankruptcy/bankruptcy.ts'
import { connectionsFacts } from './factors/connections/connections.facts.ts'
import { connectionsTexts } from './factors/connections/connections.texts.ts'
import { connectionsFactors } from './factors/connections/connections.ts'
import { contractsFacts } from './factors/contracts/contracts.facts.ts'
import { contractsTexts } from './factors/contracts/contracts.texts.ts'
import { contractsFactors } from './factors/contracts/contracts.ts'
import { courtsFacts } from './factors/courts/courts.facts.ts'
import { courtsTexts } from './factors/courts/courts.texts.ts'
import { courtsFactors } from './factors/courts/courts.ts'
import { enforcementFacts } from './factors/enforcement/enforcement.facts.ts'
import { enforcementTexts } from './factors/enforcement/enforcement.texts.ts'
import { enforcementFactors } from './factors/enforcement/enforcement.ts'
import { balanceFacts } from './factors/finances/balance.facts.ts'
import { balanceTexts } from './factors/finances/balance.texts.ts'
import { balanceFactors } from './factors/finances/balance.ts'
import { resultsFacts } from './factors/finances/results.facts.ts'
import { resultsTexts } from './factors/finances/results.texts.ts'
import { resultsFactors } from './factors/finances/results.ts'
import { inspectionsFacts } from './factors/inspections/inspections.facts.ts'
import { inspectionsTexts } from './factors/inspections/inspections.texts.ts'
import { inspectionsFactors } from './factors/inspections/inspections.ts'
import { withoutSourceTexts } from './factors/not-held/without-source.texts.ts'
import { rulesWithoutSource } from './factors/not-held/without-source.ts'
import { disqualifiedFactors } from './factors/people/disqualified.ts'
import { peopleFacts, sharesFacts } from './factors/people/people.facts.ts'
import { peopleTexts } from './factors/people/people.texts.ts'
import { peopleFactors } from './factors/people/people.ts'
import { sharesTexts } from './factors/people/shares.texts.ts'
import { sharesFactors } from './factors/people/shares.ts'
import { permitsFacts } from './factors/permits/permits.facts.ts'
import { permitsTexts } from './factors/permits/permits.texts.ts'
import { permitsFactors } from './factors/permits/permits.ts'
import { registrationFacts } from './factors/registration/registration.facts.ts'
import { registrationTexts } from './factors/registration/registration.texts.ts'
import { registrationFactors } from './factors/registration/registration.ts'
import { listTexts } from './factors/sanctions/lists.texts.ts'
import { listFactors } from './factors/sanctions/lists.ts'
import { listFact, sanctionsFacts } from './factors/sanctions/sanctions.facts.ts'
import { sanctionsTexts } from './factors/sanctions/sanctions.texts.ts'
import { sanctionsFactors } from './factors/sanctions/sanctions.ts'
import { staffFacts } from './factors/staff/staff.facts.ts'
import { staffTexts } from './factors/staff/staff.texts.ts'
import { staffFactors } from './factors/staff/staff.ts'
import { taxesFacts } from './factors/taxes/taxes.facts.ts'
import { taxesTexts } from './factors/taxes/taxes.texts.ts'
import { taxesFactors } from './factors/taxes/taxes.ts'

/** The rules of a group as factors; a rule without texts or sentence template is a type error. */
const toFactors = <C extends string>(
  name: FactorGroup,
  rules: readonly ComputedRule<C>[],
  texts: Readonly<Record<NoInfer<C>, FactorTexts>>,
  facts: Readonly<Record<NoInfer<C>, FactTexts>>,
): Factor[] => rules.map((rule) => ({ ...rule, group: name, texts: texts[rule.code], fact: facts[rule.code] }))

/** All sanctions lists share one sentence template. */
const listFacts = Object.fromEntries(listFactors.map(({ code }) => [code, listFact])) as Record<
  (typeof listFactors)[number]['code'],
  FactTexts
>

/** All factors in the order of their groups, within a group the most negative points first. */
export const factors: readonly Factor[] = [
  ...toFactors('registration', registrationFactors, registrationTexts, registrationFacts),
  ...toFactors('address', addressFactors, addressTexts, addressFacts),
  ...toFactors('address', addressMarks, aggregatorTexts, aggregatorFacts),
  ...toFactors('people', [...peopleFactors, ...disqualifiedFactors], peopleTexts, peopleFacts),
  ...toFactors('people', sharesFactors, sharesTexts, sharesFacts),
  ...toFactors('people', peopleMarks, aggregatorTexts, aggregatorFacts),
  ...toFactors('connections', connectionsFactors, connectionsTexts, connectionsFacts),
  ...toFactors('staff', staffFactors, staffTexts, staffFacts),
  ...toFactors('finances', balanceFactors, balanceTexts, balanceFacts),
  ...toFactors('finances', resultsFactors, resultsTexts, resultsFacts),
  ...toFactors('taxes', taxesFactors, taxesTexts, taxesFacts),
  ...toFactors('taxes', taxMarks, aggregatorTexts, aggregatorFacts),
  ...toFactors('courts', courtsFactors, courtsTexts, courtsFacts),
  ...toFactors('enforcement', enforcementFactors, enforcementTexts, enforcementFacts),
  ...toFactors('bankruptcy', bankruptcyFactors, bankruptcyTexts, bankruptcyFacts),
  ...toFactors('contracts', contractsFactors, contractsTexts, contractsFacts),
  ...toFactors('permits', permitsFactors, permitsTexts, permitsFacts),
  ...toFactors('inspections', inspectionsFactors, inspectionsTexts, inspectionsFacts),
  ...toFactors('sanctions', sanctionsFactors, sanctionsTexts, sanctionsFacts),
  ...toFactors('sanctions', listFactors, listTexts, listFacts),
  ...toFactors('sanctions', sanctionMarks, aggregatorTexts, aggregatorFacts),
  ...rulesWithoutSource.map((rule) => ({ ...rule, texts: withoutSourceTexts[rule.code] })),
].sort((a, b) => factorGroups.indexOf(a.group) - factorGroups.indexOf(b.group) || a.points - b.points || a.code.localeCompare(b.code))
