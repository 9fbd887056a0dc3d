// react-i18next for a browser tab: what this shop's views need of it. The build puts it in its place for tabs, beside `tab-i18next.ts`; a tab has one
// language from its start to its end, so nothing is watched (ADR 0018).

import type { i18n, TFunction } from 'i18next';
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';

const Texts = createContext<i18n | undefined>(undefined);

/** Gives texts to all views below. */
export const I18nextProvider = ({ i18n, children }: { readonly i18n: i18n; readonly children?: ReactNode }) =>
  createElement(Texts.Provider, { value: i18n }, children);

/** i18next wants to know what it is used with; here it need not know anything. */
export const initReactI18next = { type: '3rdParty', init: () => undefined } as const;

/** The texts of a namespace; what it has not is looked for in the others. */
export const useTranslation = (namespace?: string | readonly string[]): { readonly t: TFunction } => {
  const texts = useContext(Texts);
  const [first] = [namespace ?? []].flat();
  return useMemo(() => ({ t: texts?.getFixedT(null, first as string) as TFunction }), [texts, first]);
};
