import { MIN_AGE } from '@boma/domain/accounts/credentials.ts';
import { membershipPlan, PAID_UNTIL_WORDS, planPrice, REFUND_DAYS } from '@boma/domain/membership/plan.ts';
import {
  CHAT_AGE,
  COUNTER_NOTICE_DAYS,
  LAW_COUNTRY,
  type LegalPlace,
} from '@boma/domain/pages/legal.constants.ts';
import { heldKinds, LEGAL_BASES } from '@boma/domain/privacy/held-kinds.ts';
import { DELETION_DAYS, FORMER_VIEWER, RECORDS_YEARS } from '@boma/domain/privacy/privacy.constants.ts';
import { brand } from '../../config/brand.ts';
import { usesAppCheck } from '../../config/uses-app-check.ts';

/** What is held, why and for how long, as items of a list. */
const held = [
  ...Object.values(heldKinds).map(
    ({ what, basis, kept }) => `- **${what}**: ${LEGAL_BASES[basis]}; ${kept}.`,
  ),
  `- **The log of requests**: ${LEGAL_BASES.interest}; 30 days.`,
  `- **Counted visits and a network’s adverts**, where we ask about them: ${LEGAL_BASES.consent}.`,
].join('\n');

const APP_CHECK =
  '- **Google reCAPTCHA** tells our pages from programs that misuse the site. It looks at how the browser behaves, and sets a cookie of its own at Google, in the United States under the same two.';

/** What stands in each named place of a legal text. */
export const legalPlaces = (withAppCheck: boolean = usesAppCheck): Readonly<Record<LegalPlace, string>> => ({
  site: brand.name,
  operator: brand.operator,
  address: brand.address.slice(1).join(', '),
  email: brand.email,
  min_age: String(MIN_AGE),
  chat_age: String(CHAT_AGE),
  price: planPrice(),
  interval: membershipPlan.interval,
  paid_until: PAID_UNTIL_WORDS,
  refund_days: String(REFUND_DAYS),
  first_purchase_only: 'This holds for the first purchase only.',
  counter_notice_days: String(COUNTER_NOTICE_DAYS),
  law_country: LAW_COUNTRY,
  deletion_days: String(DELETION_DAYS),
  former_viewer: FORMER_VIEWER,
  records_years: String(RECORDS_YEARS),
  mail_sender: brand.mailSender,
  held,
  app_check: withAppCheck ? APP_CHECK : '',
});
