// Says in a form of the account to whom it was shown. Without scripts it stays open when somebody else logs in to this browser in another tab,
// and must not write what it says into their account.

import { useState } from 'react';
import { sessionUseCases } from '../../../composition/session-tokens.ts';
import { useShop } from '../../../react/shop-provider.tsx';

/** Name of the field; its value is the mark of the person. */
export const SHOWN_TO_FIELD = 'shownTo';

/** The hidden field: who was logged in when the form came, whoever is by the time it is sent. */
export const ShownTo = () => {
  const [person] = useState(useShop().get(sessionUseCases.formDrafts).who);
  return <input type="hidden" name={SHOWN_TO_FIELD} value={person} />;
};
