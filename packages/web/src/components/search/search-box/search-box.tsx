// The search form in the header.

import { LISTING_PARAMETERS } from '@tornister/domain/listing';
import { PATHS } from '@tornister/domain/routing';
import { Search } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useService, useShop } from '../../../react/shop-provider.tsx';
import { askForLogin } from '../../account/ask-for-login.ts';
import { PlainField, type SearchFieldProps } from './plain-field.tsx';
import styles from './search-box.module.css';
import type { DecidedSearch } from './submit-search.ts';
import { useSuggestingField } from './use-suggesting-field.ts';

/** Where the form leads by itself. */
const pageOf = (typed: string): string =>
  `${PATHS.search}?${new URLSearchParams({ [LISTING_PARAMETERS.term]: typed })}`;

/**
 * The search of the shop: a form that asks /search/ by itself. With scripts it looks for redirects, direct matches and filters first
 * (spec 1 §4), and the field suggests queries, never in the business shop.
 */
export const SearchBox = ({ fieldId }: { readonly fieldId: string }) => {
  const { t } = useTranslation();
  const shop = useShop();
  const mayBrowse = useService(browseUseCases.mayBrowse);
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  // The page that the tab is on its way to: it is another one from the press of a link on, and stays the same when that page arrives.
  const { key: aim } = useNavigation().location ?? location;
  const latest = useRef<unknown>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const asked = new URLSearchParams(pathname.startsWith('/search') ? search : '');
  // While typing the box shows what is typed, otherwise the current query.
  const current = asked.get(LISTING_PARAMETERS.term) ?? '';
  const [text, setText] = useState(current);
  const searched = useRef<DecidedSearch>(undefined);
  const isTyped = useRef(false);
  const isCleared = useRef<boolean>(undefined);
  const type: SearchFieldProps['onText'] = (typed, clears): void => {
    isTyped.current = true;
    isCleared.current = clears;
    setText(typed);
  };
  // Who types the next search meanwhile keeps it.
  const show = useCallback((query: string): void => {
    if (isTyped.current && form.current?.contains(document.activeElement)) return;
    isTyped.current = false;
    setText(query);
  }, []);
  // Another page has another current query: that of its address, or of the search that led there.
  useEffect(() => {
    if (searched.current?.path !== pathname) searched.current = undefined;
    show(current || searched.current?.query || '');
  }, [show, current, pathname]);
  // Whoever goes elsewhere, or leaves the search, has no use any more for what was submitted before.
  useEffect(() => {
    latest.current = aim;
    return () => {
      latest.current = undefined;
    };
  }, [aim]);
  const canSuggest = shop.site.profile.traits.hasSearchSuggestions;
  const { Field, isSwapped, prepare } = useSuggestingField(canSuggest, form, setText);

  const decide = async (typed: string, submitted: unknown): Promise<void> => {
    // Most pages are never searched from: how a search is decided comes with the first one.
    const { decideTyped } = await import('./submit-search.ts');
    const decided = await decideTyped(shop, typed, pathname + search);
    if (latest.current !== submitted) return;
    show(decided.query);
    searched.current = decided;
    decided.follow(navigate);
  };
  const submit = (typed: string): void => {
    const submitted = {};
    latest.current = submitted;
    isTyped.current = false;
    form.current?.querySelector('input')?.blur();
    // Where the decision cannot be had, the page of the search says what is to be said.
    decide(typed, submitted).catch(() => {
      if (latest.current === submitted) void navigate(pageOf(typed));
    });
  };
  const submitForm = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(LISTING_PARAMETERS.term) ?? '');
    if (mayBrowse()) submit(typed);
    else void askForLogin(shop, pageOf(typed));
  };
  const field = {
    id: fieldId,
    name: LISTING_PARAMETERS.term,
    text,
    onText: type,
    onSubmit: submit,
  };
  return (
    <search className={styles.search}>
      <form
        ref={form}
        action={PATHS.search}
        method="get"
        className={styles.form}
        onSubmit={submitForm}
        onPointerEnter={prepare}
      >
        <label htmlFor={fieldId} className="visually-hidden">
          {t('vue.search.label')}
        </label>
        {Field === undefined ? (
          <PlainField {...field} onFocus={prepare} />
        ) : (
          <Field {...field} hasFocusFromStart={isSwapped} isCleared={isCleared} />
        )}
        <button type="submit" className={styles.submit} aria-label={t('vue.search.submit')}>
          <Search aria-hidden size={22} />
        </button>
      </form>
    </search>
  );
};
