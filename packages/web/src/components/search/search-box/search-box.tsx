// The search form in the header.

import { LISTING_PARAMETERS } from '@tornister/domain/listing';
import { PATHS } from '@tornister/domain/routing';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useService, useShop } from '../../../react/shop-provider.tsx';
import { ownHostsOf } from '../../../seo/site-addresses.ts';
import { askForLogin } from '../../account/ask-for-login.ts';
import { PlainField } from './plain-field.tsx';
import styles from './search-box.module.css';
import { useSuggestingField } from './use-suggesting-field.ts';

/**
 * The search of the shop: a form that asks /search/ by itself. With scripts it looks for redirects, direct matches and filters first
 * (spec 1 §4), and the field suggests queries, never in the business shop.
 */
export const SearchBox = ({ fieldId }: { readonly fieldId: string }) => {
  const { t } = useTranslation();
  const shop = useShop();
  const mayBrowse = useService(browseUseCases.mayBrowse);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const asked = new URLSearchParams(pathname.startsWith('/search') ? search : '');
  // While typing the box shows what is typed, otherwise the current query.
  const current = asked.get(LISTING_PARAMETERS.term) ?? '';
  const [text, setText] = useState(current);
  // Another page has another current query.
  useEffect(() => setText(current), [current]);
  const canSuggest = shop.site.profile.traits.hasSearchSuggestions;
  const { Field, isSwapped, prepare } = useSuggestingField(canSuggest, form, setText);

  const submit = async (typed: string): Promise<void> => {
    form.current?.querySelector('input')?.blur();
    // Most pages are never searched from: how a search is decided comes with the first one.
    const { decideSearch, goToDestination } = await import('./submit-search.ts');
    const decided = await decideSearch(shop, {
      typed,
      currentAddress: pathname + search,
      isOnProductPage: document.querySelector('[data-page="product"]') !== null,
      ownHosts: ownHostsOf(shop.site),
    });
    // Every search leads somewhere, so there is no error to tell of.
    if (decided.isErr()) return;
    if (decided.value.kind !== 'home') setText(decided.value.terms.query);
    goToDestination(decided.value, navigate);
  };
  const submitForm = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(LISTING_PARAMETERS.term) ?? '');
    const query = new URLSearchParams({ [LISTING_PARAMETERS.term]: typed });
    if (mayBrowse()) void submit(typed);
    else void askForLogin(shop, `${PATHS.search}?${query}`);
  };
  const field = {
    id: fieldId,
    name: LISTING_PARAMETERS.term,
    text,
    onText: setText,
    onSubmit: (typed: string) => void submit(typed),
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
          <Field {...field} hasFocusFromStart={isSwapped} />
        )}
        <button type="submit" className={styles.submit} aria-label={t('vue.search.submit')}>
          <Search aria-hidden size={22} />
        </button>
      </form>
    </search>
  );
};
