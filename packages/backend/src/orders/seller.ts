// Who sells: name, address and numbers, as invoices have to name them (§ 14 (4) UStG, § 35a GmbHG; for Switzerland Art. 26 (2) MWSTG).

import { z } from 'zod';
import { jsonText } from '../setting-formats.ts';

const LINE_MAX = 100;

const line = z.string().trim().min(1).max(LINE_MAX);
const country = z.string().regex(/^[A-Z]{2}$/);

const PARTS = z.strictObject({
  name: line,
  street: line,
  postcode: line,
  city: line,
  country,
  email: z.email(),
  /** Whom an electronic invoice names for questions, and the telephone number (BR-DE-5 and BR-DE-6 of XRechnung). */
  contact: line,
  phone: line,
  /** Court and number of the commercial register. */
  register: line,
  /** Who manages the company: mails name them (§ 35a (1) GmbHG). */
  managingDirectors: z.array(line).default([]),
  vatId: line,
  /** Where goods are taxed under a number of another country, by country. */
  taxNumbers: z.record(country, line).default({}),
});

/** The setting: a JSON text. */
export const SELLER = jsonText.pipe(PARTS);

export type Seller = Readonly<z.infer<typeof PARTS>>;

/** The seller of the demonstration, who does not exist. */
export const DEMO_SELLER: Seller = {
  name: 'Tornister Schulbedarf GmbH',
  street: 'Ranzenweg 1',
  postcode: '12345',
  city: 'Musterstadt',
  country: 'DE',
  email: 'service@example.com',
  contact: 'Kundendienst',
  phone: '+49 30 000000',
  register: 'Amtsgericht Musterstadt, HRB 00000',
  managingDirectors: ['Frieda Feder', 'Karl Kladde'],
  vatId: 'DE000000000',
  taxNumbers: { CH: 'CHE-000.000.000 MWST' },
};
