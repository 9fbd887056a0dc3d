// The search field with suggestions (a combobox).

import type { Scope } from '@tornister/application/kernel';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { openSuggestQueries } from '../../../composition/suggest-queries.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { useOpened } from '../../../react/use-page-use-case.ts';
import { ClearButton } from './clear-button.tsx';
import type { SearchFieldProps } from './plain-field.tsx';
import styles from './search-box.module.css';
import { suggestionKeys } from './suggestion-keys.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';

export type SuggestingFieldProps = SearchFieldProps & {
  readonly hasFocusFromStart: boolean;
  /** Whether what was done last with the text was to clear it. */
  readonly isCleared: RefObject<boolean | undefined>;
};

/**
 * The field with suggestions: a combobox with manual selection (WAI-ARIA). The focus stays in the field; arrows walk through the list,
 * Enter submits the query or opens the product that is marked and otherwise submits what is typed, Escape closes the list and then clears the field.
 */
export const SuggestingField = ({
  id,
  name,
  text,
  onText,
  onSubmit,
  hasFocusFromStart,
  isCleared,
}: SuggestingFieldProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const shop = useShop();
  const suggest = useOpened(useCallback((scope: Scope) => openSuggestQueries(shop, scope), [shop]));
  const shown = useBehavior(suggest.state$);
  const field = useRef<HTMLInputElement>(null);
  // This field took the place of the plain one while that had the focus.
  // Before the next key arrives, or what is typed meanwhile would be lost.
  useLayoutEffect(() => {
    if (!hasFocusFromStart || field.current === null) return;
    field.current.focus();
    const end = field.current.value.length;
    field.current.setSelectionRange(end, end);
    // The focus opens the list; after a press of the plain field's clear button it stays closed.
    if (isCleared.current === true) suggest.close();
  }, [hasFocusFromStart, isCleared, suggest]);

  const listId = `${id}-suggestions`;
  const stops = [...(shown?.suggestions ?? []), ...(shown?.products ?? []).map(({ path }) => path)];
  const markedIndex = shown?.marked === undefined ? -1 : stops.indexOf(shown.marked);
  const change = (typed: string): void => {
    onText(typed);
    suggest.type(typed);
  };
  const choose = (suggestion: string): void => {
    suggest.close();
    onSubmit(suggestion);
  };
  // A product clears the query, as a direct match does (spec 1 §4).
  const open = (path: string): void => {
    suggest.close();
    onText('');
    field.current?.blur();
    void navigate(path);
  };
  const pressKey = suggestionKeys({ suggest, text, isListOpen: shown !== undefined, onText, onSubmit, onOpen: open });
  return (
    <>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown !== undefined}
        aria-controls={listId}
        aria-activedescendant={markedIndex < 0 ? undefined : optionId(listId, markedIndex)}
        name={name}
        value={text}
        placeholder={t('vue.search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={() => suggest.focus(text)}
        onBlur={suggest.close}
        onKeyDown={pressKey}
      />
      <ClearButton
        text={text}
        onClear={() => {
          onText('');
          // The focus opens the list; here it stays closed.
          field.current?.focus();
          suggest.clear();
        }}
      />
      <SuggestionList id={listId} shown={shown} onChoose={choose} onOpen={open} />
    </>
  );
};
