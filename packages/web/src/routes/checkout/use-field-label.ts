// React hook: finds the label of a checkout field by its name.

import { useTranslation } from 'react-i18next';

/** The label of a field by its name in the form, for the list of what is wrong. */
export const useFieldLabel = (): ((field: string) => string) => {
  const { t } = useTranslation('checkout');
  return (field) => {
    const name = field.split('.').at(-1) ?? field;
    return t([`vue.address.${name}`, `vue.checkout.field.${name}`, name]);
  };
};
